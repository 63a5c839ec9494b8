import { site } from '@guildhall/contracts/site';

/** Every word of the landing page that is not a brand fact. */
export const landingWords = {
  search: { label: 'Search training', placeholder: 'Welding, forklift, safety…', submit: 'Search training' },
  logIn: 'Log In',
  signUp: 'Sign Up',
  findTraining: 'Find training',
  savedTraining: 'Your saved training',
  titleBlock: [
    ['Drawing', 'Vertical knee mill'],
    ['Sheet', '1 of 1'],
    ['For', `${site.state.name} manufacturers`],
    ['Scale', '1 : 16'],
  ],
  trades: {
    heading: 'Training in the catalog, by trade',
    counted: 'Counted from the catalog just now. A training can belong to more than one trade.',
    failed: 'The counts could not be read now. The links still work.',
    tryAgain: 'Count again',
    all: 'See all training',
    allOf: (counted: string) => `See all ${counted}`,
    counts: ['opportunity', 'opportunities'],
  },
  benefitsLabel: 'Benefits',
  benefits: [
    {
      title: 'For Businesses',
      text: 'Find existing training opportunities for your employees.',
      to: '/training',
      link: 'Search the catalog',
    },
    {
      title: 'For the Industry',
      text: 'Build a stronger, more skilled manufacturing workforce through optimized training.',
      to: '/search-demo',
      link: 'See what companies lend each other',
    },
  ],
  steps: {
    heading: 'How it works',
    columns: { op: 'Op.', what: 'Operation', at: 'Done at' },
    rows: [
      {
        title: 'Search for Training Opportunities',
        text: 'Find resources tailored to your niche.',
        at: 'Training Discovery',
        to: '/training',
      },
      {
        title: 'Navigate & Connect',
        text: 'Go to the listed training platform and explore options.',
        at: 'The provider’s own site',
        to: null,
      },
      {
        title: 'Train & Earn',
        text: 'Provide training for employees and grow their skillsets.',
        at: 'Your shop, or theirs',
        to: null,
      },
    ],
  },
  closing: {
    label: 'Sign in',
    have: 'Already have an account?',
    haveText: 'Pick up where you left off',
    newHere: `New to ${site.name}?`,
    newText: 'Join the network of manufacturing companies',
  },
} as const;
