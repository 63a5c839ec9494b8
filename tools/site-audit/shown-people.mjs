import { adminPassword } from '../houses/own-house.mjs';

/** @typedef {import('playwright-core').APIRequestContext} Visitor */

const password = 'a-password-for-pictures';
const company = {
  companyName: 'Fox Valley Tool & Die',
  email: 'office@fox-valley.example',
  phone: '(608) 555-0117',
  industry: 'Metal Fabrication',
};

/**
 * Registers the company that is shown; the visitor is signed in then.
 * @param {Visitor} visitor
 * @returns {Promise<string>} the company's id
 */
export async function register(visitor) {
  const { companyId } = await post(visitor, '/api/auth/register', {
    ...company,
    username: 'foxvalley',
    password,
    confirmPassword: password,
    description: 'Progressive dies and short-run stampings for appliance makers.',
    address: '12 Sample Street',
    city: 'Appleton',
    state: 'Wisconsin',
    zip: '54911',
    country: 'United States',
  });
  return companyId;
}

/** Asks for training, as that company. @param {Visitor} visitor */
export async function askForTraining(visitor) {
  await post(visitor, '/api/training/request', {
    ...company,
    contactName: 'Ann Olsen',
    trainingNeeds: 'Six people on our new five-axis mill, both shifts.',
    skillsNeeded: 'Setup, CAM programming',
    timeframe: 'Within 1 month',
    preferredFormat: 'At our site',
    contactConsent: true,
  });
}

/** @param {Visitor} visitor */
export async function logInAsAdmin(visitor) {
  await post(visitor, '/api/auth/login', { username: 'admin', password: adminPassword });
}

/** @param {Visitor} visitor @param {string} path @param {object} data */
async function post(visitor, path, data) {
  return (await visitor.post(path, { data, failOnStatusCode: true })).json();
}
