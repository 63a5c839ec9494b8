import { site } from '@guildhall/contracts/site';

/** Every word of the pages that belong to one's own account. */
export const memberWords = {
  signedOut: {
    text: 'This page belongs to an account. Log in, and you come back here.',
    logIn: 'Log in',
    register: 'Register your company',
  },
  readOnly: `These facts can’t be changed here yet. Write to ${site.email} from your account’s address, and we change them for you.`,
  writeToUs: 'Write to us',
  profile: {
    title: 'My Profile',
    tabs: { general: 'General', security: 'Security' },
    label: 'Parts of the profile',
    password: `The password can’t be changed here yet. If somebody else may know it, write to ${site.email} from your account’s address.`,
    signOut: 'Sign out of this browser',
  },
  company: {
    title: 'Company Profile',
    intro: 'What other companies see of yours.',
    noLogo: 'No logo: the initials stand for it',
  },
  saved: {
    title: 'Saved Training',
    empty: "You haven't saved any training opportunities yet",
    text: 'The button that saves a training is still being fitted. Until then each training has its own address to bookmark, and a sheet to print.',
    find: 'Find training',
  },
} as const;
