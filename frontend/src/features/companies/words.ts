/** Every word of a company's page. */
export const companyWords = {
  company: 'Company',
  loading: 'Loading the company',
  missing: 'This company is not here',
  missingText: 'It may have closed its account, or the address is not quite right.',
  failed: 'This company could not be loaded.',
  tryAgain: 'Try again',
  find: 'Find training',
  website: 'Website',
  industry: 'Industry',
  place: 'Place',
  since: 'Member since',
  nothing: 'The company has not described itself yet.',
} as const;
