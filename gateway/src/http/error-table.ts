import type { ErrorCode } from '@guildhall/contracts/errors';

/** The one table that gives each coded refusal its HTTP status and its words. Exhaustive by type; `toMember` for who is signed in. */
export const errorTable: Record<ErrorCode, { status: number; message: string; toMember?: string }> = {
  'request.invalid': { status: 400, message: 'Some fields need another look.' },
  'request.unreadable': { status: 400, message: 'The request could not be read.' },
  'request.head_too_large': {
    status: 431,
    message:
      'The address or the headers of this request are too long. If this goes on, remove the cookies of this site.',
  },
  'request.too_slow': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'request.too_large': { status: 413, message: 'That is too large to be sent here.' },
  'request.media_type': { status: 415, message: 'Send this as JSON.' },
  'request.form_wanted': { status: 415, message: 'Send the picture as a form (multipart/form-data).' },
  'request.cross_site': { status: 403, message: 'This request came from another site and was refused.' },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },
  'request.unexpected': {
    status: 500,
    message: 'Something went wrong on our side. Nothing of yours was lost; please try again.',
  },
  // When to come back is added to these words.
  'limits.too_many': { status: 429, message: 'Too many tries.' },
  'session.required': { status: 401, message: 'Please log in first.' },
  'session.not_found': { status: 404, message: 'This session has ended already.' },
  'session.store_away': {
    status: 503,
    message: 'We can’t check who is signed in right now. Please try again in a moment.',
  },
  'access.denied': { status: 403, message: 'Your account may not do this.' },
  'service.away': { status: 503, message: 'This part of the site is away for a moment. Please try again.' },
  'service.too_slow': { status: 503, message: 'This part of the site is too busy right now. Please try again.' },
  'service.storage_away': { status: 503, message: 'This part of the site is away for a moment. Please try again.' },
  'auth.credentials.wrong': { status: 401, message: 'The user name or the password is not right.' },
  'auth.hashing.busy': {
    status: 503,
    message: 'Many people are signing in right now. Please try again in a few seconds.',
  },
  'auth.account.username_taken': { status: 409, message: 'This user name is taken. Please choose another one.' },
  'auth.account.username_reserved': { status: 400, message: 'This user name is reserved. Please choose another one.' },
  'auth.account.email_taken': {
    status: 409,
    message: 'This e-mail address already has an account. Log in instead?',
    toMember: 'This e-mail address belongs to another account.',
  },
  'auth.account.not_found': { status: 404, message: 'There is no such account.' },
  'auth.credentials.not_current': { status: 400, message: 'That is not your current password.' },
  'auth.logo.not_an_image': { status: 400, message: 'Please choose a PNG, JPEG or WebP picture.' },
  'auth.logo.too_large': { status: 413, message: 'A logo may have at most 5 MB and 40 megapixels.' },
  'auth.logo.busy': { status: 503, message: 'Many pictures are being read right now. Please try again in a moment.' },
  'auth.logo.not_found': { status: 404, message: 'There is no such logo.' },
  'auth.company.not_found': { status: 404, message: 'There is no such company.' },
  'auth.link.dead': {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  'auth.account.email_confirmed': { status: 409, message: 'Your e-mail address is confirmed already.' },
  'auth.account.protected': { status: 409, message: 'The administrator account stays as it is.' },
  'auth.account.disabled': {
    status: 403,
    message: 'This account has been disabled. Please write to us if you think that this is a mistake.',
  },
  'training-catalog.request.not_found': { status: 404, message: 'There is no such training request.' },
  'training-catalog.opportunity.not_found': { status: 404, message: 'There is no such training opportunity.' },
  'training-catalog.opportunity.archived': { status: 410, message: 'This training is no longer offered.' },
  'training-catalog.search.away': { status: 503, message: 'Search is away for a moment. Please try again.' },
  'training-catalog.import.not_running': { status: 409, message: 'This import has already ended.' },
  'training-catalog.index.size_change': {
    status: 409,
    message: 'The new search index differs too much in size to be put in place.',
  },
  'marketplace.resource.not_found': { status: 404, message: 'There is no such resource.' },
  'messaging.mail.not_claimed': { status: 409, message: 'This mail is being handled by another worker.' },
};
