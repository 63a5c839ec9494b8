export * from './invalid-input.js';
import type { DomainError } from '@guildhall/kernel';

/** Every coded refusal that can cross a border, with what it means. The gateway's table gives each its status and words. */
export const errorCodes = {
  'request.invalid': 'A field is missing or wrong; details.fields names each',
  'request.unreadable':
    'The body is not what its content type says, or carries a forbidden key; or it is no HTTP at all',
  'request.head_too_large': 'The headers are larger than the house takes: too many or too long cookies, mostly',
  'request.too_slow': 'The request was not there within its time',
  'request.too_large': 'The body is larger than this address takes',
  'request.media_type': 'The content type is not one that this address takes',
  'request.form_wanted': 'This address takes a form with a file, and was sent something else',
  'request.cross_site': 'A write that another site asked the browser to make',
  'request.not_found': 'No such address',
  'request.unexpected': 'A fault of the house; nothing about it is told',
  'limits.too_many': 'More of this than its limit allows; details.retryAfterSeconds says when it goes on',
  'session.required': 'Nobody is signed in',
  'session.not_found': 'No such session of the own account',
  'session.store_away': 'Sessions cannot be checked now',
  'access.denied': 'Signed in, but not allowed',
  'service.away': 'No instance of the service answers',
  'service.too_slow': 'The service did not answer before the deadline',
  'service.storage_away': 'The service cannot reach its storage now',
  'auth.credentials.wrong': 'User name or password do not match',
  'auth.hashing.busy': 'More sign-ins at once than password hashing can take',
  'auth.account.username_taken': 'The user name belongs to another account',
  'auth.account.username_reserved': 'The user name is reserved, or looks like one that is',
  'auth.account.email_taken': 'The e-mail address belongs to another account',
  'auth.account.not_found': 'No such account',
  'auth.credentials.not_current': 'The password given as the current one is not',
  'auth.logo.not_an_image': 'What was sent is no PNG, JPEG or WebP picture that can be read whole',
  'auth.logo.too_large': 'The picture has more bytes or pixels than a logo may have',
  'auth.logo.busy': 'More pictures at once than can be read',
  'auth.logo.not_found': 'No such logo',
  'auth.company.not_found': 'No such company',
  'auth.link.dead': 'The mailed link is unknown, used, replaced by a newer one, or too old',
  'auth.account.email_confirmed': 'There is nothing to confirm',
  'auth.account.protected': 'The administrator account can be neither disabled nor closed',
  'auth.account.disabled': 'The administrator has disabled the account',
  'training-catalog.request.not_found': 'No such training request',
  'training-catalog.opportunity.not_found': 'No such opportunity',
  'training-catalog.opportunity.archived': 'The opportunity is no longer offered',
  'training-catalog.search.away': 'No search engine answers',
  'training-catalog.import.not_running': 'No such import run, or it has ended',
  'training-catalog.index.size_change': 'The rebuilt index differs in size more than can be explained',
  'marketplace.resource.not_found': 'No such resource',
  'messaging.mail.not_claimed': 'The mail is not claimed by who wants to settle it',
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** What a failing RPC sends back. */
export interface RpcFailure {
  code: ErrorCode;
  details: DomainError['details'];
}

/** Tells whether a text is one of the codes above. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}
