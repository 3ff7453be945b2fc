import nursery from '../../media/residential-06.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Residential decorating',
  seo: {
    title: 'Residential decorating for home owners',
    description:
      'Decorating for your own home: a consultation, {styleAndShop.includedRooms} rooms planned with a shopping list, or full service paid in {fullService.minimumPayments}-{fullService.maximumPayments} milestone payments.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'facing',
      subHeading: 'Residential decorating',
      heading: ['Your home,', 'finished room by room'],
      paragraph:
        'A nursery before the due date, a living room that never came together, a house you have just moved into. We begin with what you own.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: nursery,
    },
    intro: {
      block: 'text',
      tone: 'plain',
      heading: 'As much help as you want',
      paragraphs: [
        'Style & Shop covers {styleAndShop.includedRooms} rooms, with {styleAndShop.revisions} revision; an extra room is {styleAndShop.extraRoom}. You keep the list and buy at your own pace.',
        'Full-Service is for people who would rather come home to a finished room. It is paid in {fullService.minimumPayments}-{fullService.maximumPayments} milestone payments as the work moves along.',
      ],
      list: [
        'Paint, wallpaper and window coverings',
        'Furniture, rugs and lighting',
        'Art, mirrors and shelves, hung',
        'Bedding, cushions and throws',
      ],
    },
    process: {
      block: 'steps',
      tone: 'linen',
      layout: 'stairs',
      heading: 'From first visit to last cushion',
      paragraph: 'Four steps, and you can stop after any of them.',
      steps: [
        { title: 'Visit', text: 'We measure, photograph and listen. You tell us what you cannot part with.' },
        { title: 'Mood board', text: 'Colours, fabrics and shapes for each room, side by side.' },
        {
          title: 'Shopping list',
          text: 'Each piece with its size, price and shop, within the budget you named.',
        },
        { title: 'Installation', text: 'Deliveries are checked, furniture is placed, pictures are hung.' },
      ],
    },
    packages: {
      block: 'packages',
      heading: 'Packages for your home',
      note: 'Furniture and materials are bought separately.',
      items: ['stylingConsultation', 'styleAndShop', 'fullService'],
      details: { label: 'What each decorating package includes', to: '/decorating' },
    },
    estimate: {
      block: 'estimate',
      tone: 'rule',
      services: ['styleAndShop', 'stylingConsultation', 'fullService'],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Start with one room',
      paragraph: 'Tell us which room bothers you and what you have tried.',
      action: { label: 'GET IN TOUCH', to: '/contact' },
    },
  },
} satisfies PageContent;
