import { site } from '@guildhall/contracts/site';
import { houseRules } from '../../lib/house-rules.js';
import type { LegalDocument } from './document.js';

const { platformFeePercent, longBookings, claimHours, completionHours, answerHours, refunds } = houseRules;

export const termsOfService: LegalDocument = {
  title: 'Terms of Service',
  intro: `These are the rules between ${site.name} and the companies that use it, and between companies that book from each other here.`,
  sections: [
    {
      id: 'accounts',
      heading: '1. Accounts',
      parts: [
        'An account belongs to one company. Whoever opens it must be allowed to act for that company, and must give true facts and keep them so.',
        'Keep the password to yourselves. The company answers for what is done with its account. Tell us at once if somebody else may know the password.',
        'You can close the account at any time, once no booking and no payment is open. We may lock an account that breaks these rules; we say why, and the company can object.',
      ],
    },
    {
      id: 'listings',
      heading: '2. Listing duties',
      parts: [
        'A company that lists a machine, a facility or an instructor is its provider, and makes sure that:',
        [
          'it may offer it: it owns it or is allowed to, and has the insurance and permits for it;',
          'the description, pictures, price, capacity and certificates are true and up to date;',
          'the place is safe, and meets the rules on safety at work;',
          'the calendar is kept, so that what can be booked can also be used.',
        ],
        'Training opportunities in the catalog come from their providers or from public sources. Each says which. We check them with care, but the provider’s own page is what counts.',
      ],
    },
    {
      id: 'bookings',
      heading: '3. Booking duties',
      parts: [
        `A booking is a request until the provider accepts it. The provider answers within ${answerHours} hours at most; a request without an answer lapses and costs nothing.`,
        'A company that books is the client. It names the people who will come, sends only people with the prerequisites that the listing states, and sees to it that they follow the safety rules of the place.',
        `After the training the client confirms that it took place. If nobody objects within ${completionHours} hours, the booking counts as completed.`,
      ],
    },
    {
      id: 'fees',
      heading: '4. Prices, fees and payment',
      parts: [
        'The provider sets the price. The client sees the whole price before booking; it does not change afterwards.',
        `The payment is held until the training is completed, and then paid to the provider less the platform fee of ${platformFeePercent}% of the booking. The provider bears the fee. Listing, searching and messages cost nothing.`,
        `For longer bookings a provider can give a discount: ${longBookings.map(({ fromDays, percent }) => `${percent}% from ${fromDays} days`).join(' and ')}, unless the listing says otherwise.`,
      ],
    },
    {
      id: 'cancellations',
      heading: '5. Cancellations and refunds',
      parts: [
        'The listing says which of three rules applies when a client cancels. What comes back to the client:',
        refunds.map(({ name, steps }) => `${name}: ${steps}.`),
        'Within 24 hours after a booking was confirmed, cancelling is free if the start is at least 48 hours away. Before you cancel, the site shows the exact sum.',
        'If the provider cancels, the client gets everything back.',
      ],
    },
    {
      id: 'damage',
      heading: '6. Damage',
      parts: [
        `The client’s company answers for damage that its people cause to what it booked, up to the deposit that the listing states. Where no deposit is stated, there is none. The provider must claim within ${claimHours} hours after the end of the booking. The held payment waits until the claim is settled.`,
        'If the two companies do not agree, either can open a dispute. Both are heard; we decide on the facts shown to us. The way to the courts stays open.',
      ],
    },
    {
      id: 'prohibited',
      heading: '7. Prohibited activities',
      parts: [
        [
          'False listings, reviews, accounts or referrals.',
          'Taking a booking that was found here off the site to avoid the fee.',
          'Listing or using equipment that is unsafe or not allowed.',
          'Harassment, discrimination or threats, in listings and in messages.',
          'Reading the site by machine in a way that burdens it, attacking it, or getting at data of others.',
          'Anything the law forbids.',
        ],
      ],
    },
    {
      id: 'liability',
      heading: '8. Liability',
      parts: [
        `${site.name} brings companies together; the training itself is a matter between client and provider. Our liability for intent and gross negligence is not limited, nor is it where the law does not let us limit it. Otherwise it is limited to the fees of the booking in question.`,
        'We work to keep the site available, but do not promise that it always is. Nothing here limits the rights that the law gives anybody who is hurt.',
      ],
    },
    {
      id: 'points',
      heading: '9. Points, levels and referrals',
      parts: [
        'Points and levels thank companies for taking part. They are not money, cannot be paid out or passed on, and are taken back where they were got by misuse. They never change where a listing stands in a search.',
      ],
    },
    {
      id: 'changes',
      heading: '10. Changes and law',
      parts: [
        'We may change these terms. Account holders hear of it by e-mail 30 days ahead, and may close their account before. Bookings made before a change keep the terms under which they were made.',
        `The law of the State of ${site.state.name} applies. If one of these rules is void, the others stand.`,
        `Questions: ${site.email}.`,
      ],
    },
  ],
};
