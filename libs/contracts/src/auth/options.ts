/** The industries of a company and of a training: one list for register, profile, request and filter. */
export const industries = [
  'Aerospace',
  'Automotive',
  'Chemicals and Plastics',
  'Electronics',
  'Food and Beverage',
  'Furniture and Wood Products',
  'Industrial Machinery',
  'Medical Devices',
  'Metal Fabrication',
  'Paper and Printing',
  'Textiles',
  'Other',
] as const;

export type Industry = (typeof industries)[number];
