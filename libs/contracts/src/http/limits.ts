/** Whom a limit counts by itself, and what it counts. How often is a setting of the gateway. */
interface LimitDeclaration {
  by: 'address' | 'account' | 'email' | 'name';
  /**
   * Every request whose form is in order, those of them that were granted, those that gave a current password which was
   * refused, or log-ins that failed. A form that its route's contract refuses counts nowhere.
   */
  counts: 'requests' | 'deeds' | 'passwords' | 'failures';
}

/** Every limit of the house. A route names those that it has. */
export const limits = {
  /** Accounts opened from one network address. */
  register: { by: 'address', counts: 'deeds' },
  /** Failed log-ins of one network address, whatever the user name. */
  login_address: { by: 'address', counts: 'failures' },
  /** Failed log-ins with one user name, or in one browser that its owner has used, that cost nothing. */
  login_free: { by: 'name', counts: 'failures' },
  /** The same beyond these: so few are still looked at. */
  login_slow: { by: 'name', counts: 'failures' },
  /** Failed log-ins in a row, after which only browsers that the owner has used may try. A success ends the row. */
  login_row: { by: 'name', counts: 'failures' },
  /** Mails to choose a new password, to one e-mail address. */
  forgot_email: { by: 'email', counts: 'requests' },
  /** The same, asked for by one network address. */
  forgot_address: { by: 'address', counts: 'requests' },
  /** Tokens of mailed links that one network address tries. */
  link: { by: 'address', counts: 'requests' },
  /** Confirmation mails that an account asks for. */
  confirm: { by: 'account', counts: 'requests' },
  /** Training requests of one network address. */
  request: { by: 'address', counts: 'requests' },
  /** Logos that an account sends. */
  upload: { by: 'account', counts: 'requests' },
  /** Downloads of everything that is kept about an account. */
  export: { by: 'account', counts: 'requests' },
  /** Forms of an account whose current password was not it: to change it or the e-mail address, or to close the account. */
  password: { by: 'account', counts: 'passwords' },
} as const satisfies Record<string, LimitDeclaration>;
export type LimitName = keyof typeof limits;
