import type { MailTemplate } from '@guildhall/contracts/messaging';
import type { MailFacts, MailOrder } from '../domain/mail.js';
import { confirmEmail } from './confirm-email.js';
import type { MailSurroundings, MailText } from './mail-text.js';
import { resetPassword } from './reset-password.js';
import { securityNotice } from './security-notice.js';
import { trainingRequest } from './training-request.js';
import { welcome } from './welcome.js';

type Write<Template extends MailTemplate> = (facts: MailFacts[Template], surroundings: MailSurroundings) => MailText;

/** The text of every template. */
const mailTexts: { [Template in MailTemplate]: Write<Template> } = {
  welcome,
  training_request: trainingRequest,
  confirm_email: confirmEmail,
  reset_password: resetPassword,
  security_notice: securityNotice,
};

/** What an ordered mail says. */
export function textOf<Template extends MailTemplate>(
  order: MailOrder<Template>,
  surroundings: MailSurroundings,
): MailText {
  return mailTexts[order.template](order.facts, surroundings);
}
