import brickLoft from '../../media/global-02.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Short-term rental decorating',
  seo: {
    title: 'Short-term rental decorating and set-up',
    description:
      'Short-term rentals decorated to photograph well and clean fast: durable fabrics, a full inventory, {styleAndShop.includedRooms} rooms {styleAndShop.fromPrice}, {styleAndShop.extraRoom} per extra room.',
  },
  blocks: {
    hero: {
      block: 'hero-form',
      subHeading: 'Short-term rental decorating',
      heading: ['Ready for guests,', 'and for the cleaner'],
      paragraph:
        'A rental is judged twice: by its photos, and at check-in. We furnish for both, with fabrics that wipe clean and spares in the closet.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: brickLoft,
      form: { heading: 'Send us a message' },
    },
    process: {
      block: 'steps',
      layout: 'list',
      heading: 'From empty unit to first booking',
      paragraph: 'We can work from a floor plan if you live elsewhere.',
      steps: [
        {
          title: 'Plan',
          text: 'How many guests, which seasons, what budget. We turn that into a layout and a list.',
        },
        { title: 'Order', text: 'You buy from the list, or we order and receive everything for you.' },
        { title: 'Set up', text: 'Furniture assembled, beds made, drawers stocked, boxes gone.' },
        {
          title: 'Photos',
          text: 'The rooms are styled for the listing, and you keep a photo of how each should look.',
        },
      ],
    },
    intro: {
      block: 'text',
      tone: 'plain',
      heading: 'What a guest needs, what an owner needs',
      paragraphs: [
        'Guests look for a lamp on both sides of the bed, a hook by the door and enough glasses. Owners need things that can be replaced next year in the same colour. We plan for both lists at once.',
        '{styleAndShop.includedRooms} rooms are planned and sourced {styleAndShop.fromPrice}; each extra room is {styleAndShop.extraRoom}.',
      ],
      list: [
        'Beds, sofas and rugs chosen for wear',
        'Two sets of linens and towels for each bed',
        'Kitchen, bath and safety inventory',
        'A folder with sources, sizes and paint colours for reordering',
      ],
    },
    packages: {
      block: 'packages',
      layout: 'rows',
      heading: 'Packages for rentals',
      note: 'Furniture, linens and kitchenware are bought separately.',
      items: ['styleAndShop', 'fullService', 'stylingConsultation'],
      details: { label: 'What each decorating package includes', to: '/decorating' },
    },
    estimate: {
      block: 'estimate',
      tone: 'rule',
      services: ['styleAndShop', 'fullService', 'stylingConsultation'],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Several units?',
      paragraph: 'Tell us how many and where. One list can serve them all.',
      action: { label: 'GET IN TOUCH', to: '/contact' },
    },
  },
} satisfies PageContent;
