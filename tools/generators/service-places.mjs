/** @typedef {import('./checkout.mjs').Checkout} Checkout */

/** The folder of a service's contracts: its own name, but for the catalogue. @param {string} service */
export const areaOf = (service) => (service === 'training-catalog' ? 'training' : service);

/** @param {Checkout} checkout @param {string} service */
export function demandService(checkout, service) {
  if (!checkout.has(`services/${service}/src/app.module.ts`)) throw new Error(`There is no service ${service}.`);
}

/** The line of a doc comment; a text that has no full stop gets one. @param {string} text */
export const comment = (text) => `/** ${text.trim().replace(/([^.!?])$/, '$1.')} */`;

/** A text inside single quotes. @param {string} text */
export const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
