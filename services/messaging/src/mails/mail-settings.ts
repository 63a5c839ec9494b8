/** The token of what the mails room must know about this installation. */
export const MAIL_SETTINGS = Symbol('mail settings');

export interface MailSettings {
  PUBLIC_URL: string;
  MAIL_LEASE_SECONDS: number;
}
