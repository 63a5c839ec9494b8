/** What a training request offers to choose from. The words are the wire values: nobody has to translate them back. */
export const employeeBands = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001+'] as const;

export const timeframes = ['As soon as possible', 'Within 1 month', '1-3 months', '3-6 months', '6+ months'] as const;

export const preferredFormats = [
  'At our site',
  'At a training provider',
  'Online',
  'Hybrid (online and in-person)',
  'No preference',
] as const;

export const budgetRanges = [
  'Under $1,000',
  '$1,000-$4,999',
  '$5,000-$9,999',
  '$10,000-$24,999',
  '$25,000+',
  'Not sure',
] as const;
