/** What a mail says, before it is plain text or HTML. */
export interface MailText {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
}

/** What every text may refer to. */
export interface MailSurroundings {
  /** Makes an address of the site out of a path such as `/training`. */
  link: (path: string) => string;
  /** The token of the mail's own link; empty where it has none. */
  token: string;
}
