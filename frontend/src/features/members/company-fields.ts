/** The fields of the company form, by the names that the server knows them by. */
export const companyFields = [
  'companyName',
  'industry',
  'website',
  'description',
  'email',
  'phone',
  'currentPassword',
  'address',
  'city',
  'state',
  'zip',
  'country',
] as const;
export type CompanyFieldName = (typeof companyFields)[number];
