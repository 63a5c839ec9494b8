/**
 * The setting LIMITS of houses that are tried out: one address does there what a whole state does from many. Whoever
 * asks about the limits themselves starts a house without it.
 */
export const generousLimits = [
  'register',
  'login_address',
  'login_free',
  'login_slow',
  'login_row',
  'forgot_email',
  'forgot_address',
  'link',
  'confirm',
  'request',
  'upload',
  'password',
  'export',
]
  .map((name) => `${name}=100000/60`)
  .join(',');
