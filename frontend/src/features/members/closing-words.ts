import { closingDays } from '@guildhall/contracts/site';

/** The words about one's own data: taking it along, and closing the account. */
export const closingWords = {
  heading: 'Your data',
  download: {
    text: 'Everything that we keep about you and your company, in one JSON file: the account and its log, messages, mails, points, training requests and listings.',
    submit: 'Download my data',
    busy: 'Gathering your data...',
    failed: 'Your data could not be downloaded',
    fallback: 'Please try again in a minute.',
    fileOf: (day: string) => `guildhall-account-${day}.json`,
  },
  close: {
    heading: 'Close the account',
    text: `You have ${closingDays} days to change your mind; until then everything works as before. Then the account, your listings and what is personal are erased, and nobody can bring them back.`,
    open: 'Close my account...',
    admin: "The administrator's account can't be closed.",
    title: 'Close the account',
    intro: `In ${closingDays} days the account is erased for good. Download your data before, if you want to keep it.`,
    password: 'Your password',
    required: 'Required',
    submit: 'Close my account',
    busy: 'Closing...',
    cancel: 'Cancel',
    failed: 'The account stays open',
    fallback: 'Your account could not be closed. Please try again.',
    done: { title: 'Account will be closed', description: 'We mailed you the day on which it is erased.' },
  },
  closing: {
    text: 'Your account, with everything in it, is erased on',
    keep: 'Keep my account',
    kept: { title: 'Account kept', description: 'Nothing is erased.' },
    failed: 'The account is still to be erased',
    fallback: 'It could not be kept. Please try again.',
  },
} as const;
