/** Every word of the training list and of an opportunity's page that is not a field's own value. */
export const trainingWords = {
  heading: 'Training Discovery',
  search: { label: 'Search training', placeholder: 'A trade, a skill, a provider, a certificate', submit: 'Search' },
  notStated: 'not stated',
  listing: { own: 'Direct listing', foreign: 'External source' },
  facts: { format: 'Format', length: 'Length', cost: 'Cost', place: 'Place', start: 'Start' },
  filters: { heading: 'Filters', industry: 'Industry', format: 'Format', clear: 'Clear all filters' },
  sorts: { relevance: 'Best match', newest: 'Newest first', title: 'Title, A to Z' },
  failed: 'Error loading training opportunities. Please try again later.',
  tryAgain: 'Try again',
  empty: 'No training opportunities found',
  emptyHint: 'Take a filter away, use a broader word, or look at what is close:',
  emptyPlain: 'Take a filter away, or use a broader word.',
  pastTheEnd: 'There is no such page of this list.',
  degraded:
    'The main search engine is away. These results come from a simpler one: nothing is missing, but the order may be rougher.',
  gone: {
    title: 'No longer offered',
    text: 'This training was listed here and has been taken off the list. Its provider may still run it under another name.',
  },
  unknown: {
    title: 'No such training',
    text: 'There is no training opportunity at this address. The link may be cut short or mistyped.',
  },
  opportunity: 'Training opportunity',
  openFailed: 'This training opportunity could not be loaded.',
} as const;
