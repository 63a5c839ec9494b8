/** Every word of an opportunity's page that its traveller in the list doesn't say. */
export const sheetWords = {
  loading: 'Loading the training opportunity',
  failed: 'This training opportunity could not be loaded.',
  unreachable: 'The site could not be reached.',
  gone: {
    title: 'No longer offered',
    text: 'This training was listed here and has been taken off the list. Its provider may still run it under another name.',
  },
  unknown: {
    title: 'No such training',
    text: 'There is no training opportunity at this address. The link may be cut short or mistyped.',
  },
  searchOther: 'Search other training',
  about: 'What it is',
  noDescription: 'Description not stated',
  details: {
    heading: 'Details',
    skills: 'Skills',
    level: 'Level',
    prerequisites: 'Before you start',
    certificates: 'Certificates',
    certification: 'Certification',
    certifications: { required: 'Required', optional: 'Optional', none: 'None' },
    address: 'Address',
  },
  toProvider: 'Go to the provider',
  newTab: '(opens in a new tab)',
  print: 'Print this sheet',
  source: 'Source:',
  lastSeen: 'Last seen there:',
  similar: (trade: string) => `More training in ${trade}`,
} as const;
