import type { MailOutcome } from '@guildhall/contracts/messaging';

/** What a failed hand-over tells about itself: the SMTP answer, and what it answered to. */
interface SmtpFailure {
  message?: unknown;
  responseCode?: unknown;
  command?: unknown;
  code?: unknown;
}

/**
 * What becomes of a mail that the server did not take. Only a 5xx to this recipient or this message is for good;
 * one to our greeting, log-in or sender is our own fault or passing, and no reason to drop anybody's mail.
 */
export function outcomeOfFailure(error: unknown): MailOutcome {
  const { message, responseCode, command, code } = (error ?? {}) as SmtpFailure;
  const reason = String(message ?? error)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500);
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const forGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  // Never reached the server: nodemailer itself could not make an envelope out of the recipient.
  const unsendable = code === 'EENVELOPE' && command === 'API';
  return { result: (aboutThisMail && forGood) || unsendable ? 'refused' : 'postponed', reason };
}
