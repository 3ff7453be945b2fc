import moodboard from '../../media/moodboard.jpg?picture';
import entryHall from '../../media/residential-04.jpg?picture';
import homeOffice from '../../media/residential-05.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'About',
  seo: {
    title: 'About our staging and design firm in Milton, Ontario',
    description:
      'A staging and design firm in Milton, Ontario, in business for {facts.yearsInBusiness}. Meet the team by role and read how the firm began.',
  },
  blocks: {
    business: { block: 'business-data' },
    hero: {
      block: 'hero',
      subHeading: 'About us',
      heading: ['A Staging and Design Firm'],
      paragraph:
        'Based in Milton, Ontario. For {facts.yearsInBusiness} we have staged, decorated, organized and designed homes and workplaces across the GTA.',
      action: { label: 'Book a consult now', to: '/contact' },
      picture: homeOffice,
    },
    team: { block: 'team' },
    certifications: { block: 'certifications' },
    whoWeAre: {
      block: 'text',
      heading: 'Who we are',
      paragraphs: [
        'We are stagers, decorators, designers and organizers who share one studio and one inventory. A home owner who is selling, a realtor with a vacant listing and a builder with a model suite get the same people, and the same plain answers about cost and time.',
        'We start by looking, and by asking who will use the room. Then we write down what we would do, in what order and for how much. Nothing starts until you approve that page.',
      ],
      list: [
        'The same people from the first visit to the last day',
        'Prices and terms written on this site',
        'Your own furniture first, ours where something is missing',
      ],
      action: { label: 'Book a consult now', to: '/contact' },
      picture: moodboard,
    },
    founderStory: {
      block: 'text',
      side: 'right',
      tone: 'linen',
      heading: 'How it began',
      paragraphs: [
        'The firm began {facts.yearsInBusiness} ago with a single house in Milton. It was empty, it echoed, and visitors could not tell the dining room from the den. Our founder borrowed a table, six chairs and a rug, and the rooms explained themselves.',
        'Other sellers asked, then their realtors, then the builder down the road. The garage full of lamps became a storage unit, and the storage unit a studio. People who had bought a staged house called to ask for help with living in it, and that is how decorating, organizing and design became part of the work.',
        'The first question is still the one from that first house: what is this room for, and can you see it from the door?',
      ],
      picture: entryHall,
    },
    contact: {
      block: 'quick-message',
      heading: 'Tell us about your rooms',
      paragraph: 'A line or two is enough. We read every message and reply by email or phone.',
      detailsHeading: 'Contact details',
    },
  },
} satisfies PageContent;
