import officeAfter from '../../media/pair-office-after.jpg?picture';
import officeBefore from '../../media/pair-office-before.jpg?picture';
import homeOffice from '../../media/residential-05.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Organizing',
  seo: {
    title: 'Decluttering and organizing services',
    description:
      'Decluttering from {declutter.price} and organization from {organization.price} per person per hour, minimum {organization.minimumHours} hours. Closets, kitchens, offices, basements and moves.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Additional services',
      heading: ['Declutter, then', 'give things a place'],
      paragraph:
        'Before a sale, after a move, or because a closet door no longer closes. We sort beside you, and nothing leaves the house without your say-so.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: homeOffice,
    },
    intro: {
      block: 'text',
      tone: 'plain',
      heading: 'Two services, often one after the other',
      paragraphs: [
        'Decluttering means deciding what stays. It starts at {declutter.price} per person per hour.',
        'Organization means deciding where it lives: shelves, boxes, labels, and a routine you can keep. It starts at {organization.price} per person per hour. Both are booked for a minimum of {organization.minimumHours} hours.',
      ],
      list: [
        'Closets, pantries and kitchens',
        'Home offices and paper',
        'Basements, garages and storage units',
        'Packing and unpacking for a move',
        'Rooms to be staged',
      ],
    },
    comparison: {
      block: 'before-after',
      layout: 'beside',
      heading: 'A home office, before and after',
      paragraph: 'The same room, with the boxes unpacked and the cables in a drawer.',
      before: officeBefore,
      after: officeAfter,
      name: 'Home office, organized',
    },
    process: {
      block: 'steps',
      heading: 'A day of organizing',
      paragraph:
        'Most rooms are done within the minimum of {declutter.minimumHours} hours. A basement may take longer.',
      steps: [
        { title: 'Sort', text: 'Everything out, like with like: keep, give, sell, recycle.' },
        { title: 'Decide', text: 'You decide, we ask. What you are unsure of gets a box with a date on it.' },
        { title: 'Place', text: 'What stays gets a shelf, a container and a label.' },
        { title: 'Carry away', text: 'Donations and recycling are bagged and leave the same day.' },
      ],
    },
    packages: {
      block: 'packages',
      heading: 'Hourly prices',
      note: 'Minimum {declutter.minimumHours} hours. Containers and shelves are bought separately, after measuring.',
      items: ['declutter', 'organization'],
    },
    estimate: { block: 'estimate', tone: 'rule', services: ['declutter', 'organization'] },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Send a photo of the room',
      paragraph: 'We have seen worse. A photo tells us how many people and hours to book.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
    },
  },
} satisfies PageContent;
