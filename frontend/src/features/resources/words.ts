/** Every word of the resource search that is not a field's own value. */
export const resourceWords = {
  title: 'Resource Search',
  intro: 'Machines, rooms and instructors that companies lend out for training.',
  labels: { q: 'Keyword', state: 'State', type: 'Resource Type', price: 'Price per hour' },
  hints: { q: 'A machine, a skill, a place' },
  types: { '': 'All Types', machine: 'Machines', facility: 'Facilities', instructor: 'Instructors' },
  typeNames: { machine: 'Machine', facility: 'Facility', instructor: 'Instructor' },
  details: 'View Details',
  found: ['resource', 'resources'],
  newestOnly: 'Searched among the 100 newest listings.',
  notStated: 'not stated',
  none: {
    title: 'No resources found',
    filtered: 'Take a filter away, or widen the price range.',
    empty: 'No company has listed a machine, a room or an instructor here yet. The training catalog is full, though.',
    reset: 'Clear all filters',
    training: 'Search training',
  },
  failed: (status: number) => `Error: Search failed with status ${status}`,
  unreachable: 'Error: Search failed, the site could not be reached',
  tryAgain: 'Try again',
} as const;
