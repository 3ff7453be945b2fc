import moodboard from '../../media/moodboard.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Interior design',
  seo: {
    title: 'Interior design in Milton, Ontario',
    description:
      'Interior design for homes and businesses: space plans, mood boards and 3D renderings. No set packages: a personalized quote after a FREE consultation.',
  },
  blocks: {
    hero: {
      block: 'hero-form',
      subHeading: 'Interior design',
      heading: ['Rooms drawn', 'before they are built'],
      paragraph:
        'Moving a wall on paper costs nothing. We plan the space, choose the materials and show you the room in 3D before anyone orders a tile.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: moodboard,
      form: { heading: 'Send us a message' },
    },
    intro: {
      block: 'statement',
      heading: 'No set packages',
      paragraphs: [
        'There are no set packages for interior design, because no two floor plans ask for the same work. Personalized quotes follow a FREE consultation: we look at the space, hear what you want from it, and list the drawings you need and what they cost.',
      ],
      action: { label: 'Book a FREE consultation', to: '/contact' },
    },
    cards: {
      block: 'cards',
      items: [
        {
          title: 'Residential',
          text: 'Kitchens, bathrooms, main floors and additions, in three steps from concept to 3D renderings.',
          action: { label: 'Residential design', to: '/design/residential' },
        },
        {
          title: 'Commercial',
          text: 'Offices, shops and cafes, in four steps that include your branding and your technology.',
          action: { label: 'Commercial design', to: '/design/commercial' },
        },
      ],
    },
    process: {
      block: 'steps',
      tone: 'linen',
      heading: 'How a quote is made',
      paragraph: 'You know the price before you owe anything.',
      steps: [
        {
          title: 'FREE consultation',
          text: 'In person, by phone or by video. Bring photos, a plan, or just the problem.',
        },
        { title: 'Scope', text: 'We list the rooms, the drawings and the number of meetings.' },
        {
          title: 'Personalized quote',
          text: 'One page with the scope, the price and the dates. Design starts when you sign it.',
        },
      ],
    },
  },
} satisfies PageContent;
