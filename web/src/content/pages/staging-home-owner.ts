import bedroomAfter from '../../media/pair-bedroom-after.jpg?picture';
import bedroomBefore from '../../media/pair-bedroom-before.jpg?picture';
import entryHall from '../../media/residential-04.jpg?picture';
import { getAQuote } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Staging for home owners',
  seo: {
    title: 'Home staging for home owners who are selling',
    description:
      'Selling your home in Milton or the GTA? Staging with your own furniture {occupiedStaging.fromPrice}, a vacant home {vacantStaging.fromPrice}, a consultation for {stagingConsultation.price}.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'facing',
      subHeading: 'Staging for home owners',
      heading: ['Sell the house', 'without moving', 'out first'],
      paragraph:
        'You know where everything is. A buyer has a few minutes to see it. We edit, rearrange and add what is missing, around your daily life.',
      action: getAQuote,
      picture: entryHall,
    },
    intro: {
      block: 'text',
      side: 'right',
      tone: 'plain',
      shape: 'wide',
      heading: 'Your furniture first',
      paragraphs: [
        'Occupied staging starts {occupiedStaging.fromPrice} and covers {occupiedStaging.includedRooms} main areas. We begin with your own pieces: some move to another room, some go into storage, most stay. We add art, lamps, cushions and bedding from our inventory for {occupiedStaging.rentalDays} days.',
        'If you have already moved, the rooms are furnished from our inventory instead.',
      ],
    },
    cards: {
      block: 'chapters',
      items: [
        {
          title: 'Consultation',
          text: 'A visit of up to {stagingConsultation.maximumHours} hours for {stagingConsultation.price}. We go through every room with you and leave a written list, in order. Many owners do it themselves from there.',
          action: getAQuote,
        },
        {
          title: 'The work',
          text: 'We pack up what should go, move what stays and bring what is missing. Most rooms are done while you are at work.',
          action: getAQuote,
        },
        {
          title: 'Showcasing',
          text: 'Beds made, lamps on, counters clear. We style for the camera, and leave a one-page note on getting the house ready for a showing.',
          action: getAQuote,
        },
      ],
    },
    comparison: {
      block: 'before-after',
      heading: 'A bedroom, before and after',
      paragraph:
        'Bare walls and a curtain rod, then a bed, a rug and two lamps that show how wide the room is.',
      before: bedroomBefore,
      after: bedroomAfter,
      name: 'Bedroom, staged',
    },
    words: { block: 'client-words' },
    packages: {
      block: 'packages',
      layout: 'columns',
      heading: 'Packages for home owners',
      note: '{facts.stagingNote}',
      items: ['stagingConsultation', 'occupiedStaging', 'vacantStaging'],
      details: { label: 'What each staging package includes', to: '/staging' },
    },
    estimate: { block: 'estimate', services: ['occupiedStaging', 'vacantStaging', 'stagingConsultation'] },
  },
} satisfies PageContent;
