import { site } from '@guildhall/contracts/site';

/** Every word of the training request and of the page after it. */
export const requestWords = {
  title: 'Training Request',
  intro: `Tell us what your people should be able to do. We look for a course that fits, or put one together from instructors, rooms and machines in ${site.state.name}.`,
  form: 'Your request',
  sections: { company: 'Your company', need: 'What you need', plan: 'How and when', consent: 'Contact' },
  labels: {
    companyName: 'Company name',
    contactName: 'Contact name',
    email: 'Email',
    phone: 'Phone',
    industry: 'Industry',
    employeeCount: 'Number of employees',
    trainingNeeds: 'Training needs',
    skillsNeeded: 'Skills needed',
    timeframe: 'Timeframe',
    preferredFormat: 'Preferred format',
    budget: 'Budget',
  },
  hints: {
    trainingNeeds: 'Who is to learn what, how many people, on which machines',
    skillsNeeded:
      'For example: reading drawings, CNC setup (setting up computer-controlled machines), MIG (wire-feed) welding',
    budget: 'For everything together; a guess is fine',
  },
  choose: { industry: 'Choose an industry', other: 'Not stated' },
  consent: `${site.name} may contact me by e-mail or phone about this request.`,
  submit: 'Send request',
  busy: 'Sending…',
  kept: 'What you type is kept in this browser until it is sent.',
  restored: 'You began this request before. It stands as you left it.',
  startOver: 'Start over',
  failed: {
    title: 'Submission Failed',
    fallback: 'The site could not be reached. What you typed is kept; please try again.',
  },
  aside: {
    heading: 'What happens next',
    text: 'Your request is stored with us at once. Your e-mail client also opens with the same words, so that you have a copy and can add to it.',
  },
  thanks: {
    title: 'Request Prepared!',
    text: 'Please review and send the e-mail that opened in your e-mail client to finish the submission.',
    stored: 'We have stored your request. It is not lost if the e-mail is closed.',
    again: 'Open the e-mail again',
    nextHeading: 'What happens next',
    discover: 'Discover More Training',
    home: 'Return to Homepage',
    question: 'Something to add, or another need?',
    contact: 'Contact us with another request',
  },
  mail: {
    greeting: 'Hello,',
    opening: 'we ask for training:',
    cut: (letters: string) => `${letters}… (shortened here)`,
  },
  steps: [
    { title: 'Request Review', text: 'We read your request within 1-2 business days.' },
    { title: 'Personal Contact', text: 'We reach out to you by e-mail or phone.' },
    { title: 'Tailored Recommendations', text: 'You get a curated list of training for your needs.' },
  ],
} as const;
