import cafe from '../../media/commercial-03.jpg?picture';
import villaLounge from '../../media/global-01.jpg?picture';
import courtyard from '../../media/global-04.jpg?picture';
import readingNook from '../../media/residential-07.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Decorating',
  seo: {
    title: 'Decorating packages for homes, rentals and businesses',
    description:
      'Decorating in Milton and the GTA: Styling Consultation {stylingConsultation.fromPrice}, Style & Shop {styleAndShop.fromPrice} for {styleAndShop.includedRooms} rooms, Full-Service {fullService.fromPrice}.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Decorating',
      heading: ['Rooms that suit', 'the people in them'],
      paragraph:
        'Paint, furniture, fabric, light and what hangs on the wall. Book an afternoon of advice, a plan you shop yourself, or the whole job.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: villaLounge,
    },
    cards: {
      block: 'cards',
      heading: 'Where we decorate',
      items: [
        {
          title: 'Commercial',
          text: 'Receptions, meeting rooms, cafes and shops, decorated around opening hours.',
          action: { label: 'Commercial decorating', to: '/commercial' },
          picture: cafe,
        },
        {
          title: 'Short-term rental',
          text: 'Rooms that photograph well, clean quickly and survive a suitcase.',
          action: { label: 'Short-term rental decorating', to: '/decorating-short-term-rental' },
          picture: courtyard,
        },
        {
          title: 'Residential',
          text: 'One room or the whole house, with the pieces you already own as the starting point.',
          action: { label: 'Residential decorating', to: '/decorating-home-owner' },
          picture: readingNook,
        },
      ],
    },
    words: { block: 'client-words' },
    packages: {
      block: 'packages',
      layout: 'rows',
      heading: 'Three packages',
      note: 'Furniture and materials are bought separately, at the prices you see on the list.',
      items: ['stylingConsultation', 'styleAndShop', 'fullService'],
    },
    estimate: { block: 'estimate', services: ['styleAndShop', 'stylingConsultation', 'fullService'] },
    process: {
      block: 'steps',
      layout: 'list',
      heading: 'How we work',
      paragraph: 'Whichever package you choose, it begins with a look at the rooms.',
      steps: [
        {
          title: 'Look',
          text: 'We see the rooms in person or by video, measure them, and ask what has to stay.',
        },
        { title: 'Plan', text: 'Colours, layout and pieces on one board, with sizes and prices.' },
        { title: 'Do', text: 'You shop from the list, or we order, receive and place everything.' },
      ],
    },
  },
} satisfies PageContent;
