/** The token of the address to which training requests are mailed. */
export const COORDINATOR = Symbol('coordinator');
