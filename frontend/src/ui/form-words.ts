/** What the fields of any form say beside their labels. */
export const formWords = {
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  showOf: (label: string) => `Show ${label.toLowerCase()}`,
} as const;

/** The fields that more than one form has. */
export const fieldWords = {
  username: { label: 'Username' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  companyName: { label: 'Company name' },
  password: { label: 'Password' },
  currentPassword: { label: 'Current password' },
  newPassword: {
    label: 'New password',
    hint: 'At least 8 characters; a few words are safer than one with signs',
  },
  confirmPassword: { label: 'Confirm password', hint: 'The same once more' },
} as const;

/** What a company says of itself, as part of a long form. */
export const companySectionWords = {
  title: 'Company Information',
  industry: { label: 'Industry', emptyLabel: 'Choose an industry' },
  description: { label: 'Description', hint: 'What you make, in a sentence or two' },
} as const;

/** A postal address, as part of a long form. */
export const addressWords = {
  title: 'Address',
  address: { label: 'Street address' },
  city: { label: 'City' },
  state: { label: 'State' },
  zip: { label: 'ZIP' },
  country: { label: 'Country' },
} as const;

/** Two ends on one scale. */
export const rangeWords = {
  to: 'to',
  lowest: (label: string) => `${label}, lowest`,
  highest: (label: string) => `${label}, highest`,
} as const;
