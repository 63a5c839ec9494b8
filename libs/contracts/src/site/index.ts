/**
 * The brand facts of this installation. Another state takes the site over by editing this file.
 * Contact facts are samples on purpose: reserved `.example` addresses and a 555-01xx number.
 */
export const site = {
  name: 'Guildhall',
  state: { name: 'Wisconsin', code: 'WI' },
  timeZone: 'America/Chicago',
  tagline: "Industrial Training for Today's Workforce",
  subtitle: 'The shared economy solution to workforce development',
  email: 'hello@guildhall.example',
  mailSender: 'Guildhall <no-reply@guildhall.example>',
  mailDomain: 'guildhall.example',
  phone: '(608) 555-0142',
  officeHours: 'Monday–Friday 9am–5pm EST',
  headquarters: ['100 Sample Street (sample address)', 'Madison, WI 53703'],
} as const;

/** Days between the wish to close an account and its end: time to change one's mind. */
export const closingDays = 14;
