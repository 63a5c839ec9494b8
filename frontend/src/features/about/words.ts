import { site } from '@guildhall/contracts/site';

/** Every word of the about page. */
export const aboutWords = {
  title: `About ${site.name}`,
  intro: `${site.name} helps the manufacturing companies of ${site.state.name} train their people: with the courses that exist already, and with the machines, rooms and instructors that companies share.`,
  purposes: {
    heading: 'What it is for',
    items: [
      {
        title: 'A clearinghouse',
        text: 'One list of the upskilling courses and programs that exist already: technical colleges, apprenticeships, makers of machines, private schools. Every listing says where it comes from and what is not known about it.',
      },
      {
        title: 'A coordinator',
        text: 'Where no course fits, we put one together: an instructor, a curriculum, a facility and the machines, often from companies a few miles apart.',
      },
    ],
  },
  audience: {
    heading: 'Who it is for',
    text: 'Small and medium manufacturers. A shop of twenty people has no training department and no spare mill to learn on, yet it needs the same skills as a plant of two thousand. Together such shops can have both.',
  },
  shared: {
    heading: 'What “shared economy” means here',
    text: 'Companies list what they can spare, such as a training cell on a Tuesday afternoon or a welding instructor for two days, and others book it. The price is agreed up front and the payment is held until the training is completed.',
  },
  actions: { find: 'Find training', contact: 'Contact us' },
} as const;
