import { closingDays, site } from '@guildhall/contracts/site';
import type { LegalDocument } from './document.js';

export const privacyPolicy: LegalDocument = {
  title: 'Privacy Policy',
  intro: `This page says what ${site.name} keeps about you and your company, why, for how long, and what you can do about it.`,
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      parts: [
        `${site.name} runs this site for manufacturing companies in ${site.state.name}. Questions about your data go to ${site.email}, or by post to ${site.headquarters.join(', ')}.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we keep',
      parts: [
        'You can search and read training without an account. For that we keep only a technical log.',
        'When your company opens an account, we keep what you type in:',
        [
          'User name, e-mail address and a password. The password is stored only in a scrambled form that cannot be turned back.',
          'Company name, industry, phone, address, website, description and logo, as far as you give them.',
        ],
        'When you use the account, we also keep:',
        [
          'Training you saved, with your notes. Nobody else sees the notes.',
          'Resources you list, bookings you make or accept, and the names, e-mail addresses and positions of the people you send.',
          'Messages between companies, referrals, points and achievements.',
          'Training requests, with the contact you name in them.',
        ],
        'The technical log holds the time, the address asked for, the network address and the kind of browser. It helps us find faults and stop misuse.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we keep it',
      parts: [
        [
          'To run the account and what you do with it: bookings, payments, messages, notices.',
          'To keep the site safe: to limit log-in attempts, to find misuse, to settle disputes.',
          'To meet legal duties, such as the keeping of invoices.',
        ],
        'We do not sell data. We show no advertising and use no advertising trackers.',
      ],
    },
    {
      id: 'who-sees',
      heading: 'Who can see it',
      parts: [
        'Other companies see your company name, logo, description, listings and reviews. They see a contact person and attendees only in a booking that they share with you.',
        'We use service companies that store data, send e-mail or settle payments for us. They may use the data for that work alone. We give data to authorities only where the law demands it.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      parts: [
        'One cookie keeps you logged in. It cannot be read by scripts and ends when you log out. Your browser also remembers the theme you chose, and a training request that you have begun until you send it or start it over; neither leaves your browser by itself.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      parts: [
        [
          `The account and its contents: as long as the account exists. ${closingDays} days after you close it, it is erased with its listings, training requests, messages and points.`,
          'The log of what was done to an account, such as log-ins: it stays, to stop misuse, with the number of the account and the network address.',
          'Bookings and invoices: as long as tax law demands.',
          'Technical logs: as long as they help to find faults and stop misuse; then they are deleted.',
          'Links to reset a password: 1 hour.',
        ],
      ],
    },
    {
      id: 'rights',
      heading: 'What you can do',
      parts: [
        `You can read and correct most data on your profile pages. On the Security tab of My Profile you can download everything that we hold about you and your company, and close the account. Or ask us to do it: write to ${site.email}. We answer within 30 days. Data that the law makes us keep is locked and deleted when that time is over.`,
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      parts: [
        'Connections are encrypted. Passwords and reset links are stored in scrambled form. Each part of the site can reach only the data that it needs. If data is lost to somebody it does not belong to, we tell those concerned without delay.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      parts: [
        'When this policy changes, the date at its top changes too. Before a change that matters to you takes effect, account holders get an e-mail about it.',
      ],
    },
  ],
};
