/**
 * @typedef {object} Round one walk over the whole API
 * @property {string} who
 * @property {boolean} signedIn
 * @property {Record<string, string>} leftOut operations that are not asked, and why
 */

const guessing =
  'its guesses would slow down the log-in that follows when the round ends its own session; asked as anonymous';

/**
 * The administrator comes first: what that round disables are not the accounts of those that follow.
 * @type {Round[]}
 */
export const rounds = [
  { who: 'admin', signedIn: true, leftOut: { 'auth.login': guessing } },
  { who: 'member', signedIn: true, leftOut: { 'auth.login': guessing } },
  { who: 'anonymous', signedIn: false, leftOut: {} },
];

/** What every answer is looked at for. */
export const checks = [
  'not_a_server_error',
  'ignored_auth',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'use_after_free',
];

/** What is not looked at, and why. */
export const checksLeftOut = {
  positive_data_acceptance: 'a schema cannot say that two fields are alike, or that a link is still good',
  unsupported_method: 'a method that an address has not got is 404 here, like the address itself',
  ensure_resource_availability: 'what a round makes (an account) is not always for its maker to read',
};
