import { site } from '@guildhall/contracts/site';
import { houseRules } from '../../lib/house-rules.js';

const { platformFeePercent, longBookings, claimHours } = houseRules;

/** Every word of the contact page. */
export const contactWords = {
  title: 'Contact us',
  intro: 'Write, call or come by. We answer within 2 business days.',
  details: {
    heading: 'Contact details',
    email: 'Email',
    phone: 'Phone',
    hours: 'Office hours',
    headquarters: 'Headquarters',
  },
  form: {
    heading: 'Send a message',
    intro: 'Your e-mail client opens with the message ready; it is sent when you send it there.',
    fields: {
      name: { label: 'Name' },
      company: { label: 'Company' },
      subject: { label: 'Subject', emptyLabel: 'Choose a subject' },
      message: { label: 'Message' },
    },
    wrong: {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      company: 'Company name must be at least 2 characters.',
      subject: 'Please select a subject.',
      message: 'Message must be at least 10 characters.',
    },
    submit: 'Prepare message',
    toast: {
      title: 'Message prepared',
      description: 'Your e-mail client has opened with it. Send it there to finish.',
    },
    atHand: {
      text: 'No e-mail client opened? Your message is still here.',
      open: 'Open the e-mail again',
      copy: 'Copy the message',
      copied: 'Copied',
      notCopied: 'It could not be copied. Here it is to be taken by hand:',
    },
  },
  faq: {
    heading: 'Questions we hear often',
    entries: [
      {
        question: 'How do I list resources?',
        answer: `Register your company, then add a machine, a facility or an instructor: what it is, where it is, when it is free and what it costs. You can keep it as a draft until it is complete. Listing costs nothing; ${site.name} keeps ${platformFeePercent}% of a paid booking.`,
      },
      {
        question: 'How does payment work?',
        answer: `You see the whole price before you book. The payment is held until the training is completed, and then goes to the provider. The platform fee of ${platformFeePercent}% is the provider's, not yours.`,
      },
      {
        question: 'What about damage protection?',
        answer: `The client's company answers for damage up to the deposit that the listing states; without one, there is none. The provider can claim within ${claimHours} hours after the end, and the held payment waits until that is settled.`,
      },
      {
        question: 'Are there discounts for longer bookings?',
        answer: `Yes, the provider's own. Unless a listing says otherwise: ${longBookings.map(({ fromDays, percent }) => `${percent}% from ${fromDays} days`).join(', ')}.`,
      },
    ],
  },
} as const;

/** What a message can be about: as it is sent, and as a person reads it. */
export const subjects = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
] as const;
