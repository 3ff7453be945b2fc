import bedroom from '../../media/residential-02.jpg?picture';
import { getAQuote } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Staging for builders',
  seo: {
    title: 'Model home and new-build staging for builders',
    description:
      'Model homes, presentation suites and unsold units in Ontario, furnished from our inventory: {vacantStaging.includedRooms} main areas {vacantStaging.fromPrice}, +{vacantStaging.extraRoom} per extra room.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'beside',
      subHeading: 'Staging for builders',
      heading: ['A floor plan', 'people can walk through'],
      paragraph:
        'Model homes, presentation suites and the last units of a phase, furnished to show how the plan works and where the furniture goes.',
      action: getAQuote,
      picture: bedroom,
    },
    intro: {
      block: 'text',
      side: 'right',
      tone: 'plain',
      shape: 'wide',
      heading: 'From drawing to front door',
      paragraphs: [
        'We can start from the drawings, before the drywall is up. Furniture is chosen to the dimensions of the plan, and set-up is booked into your schedule after the final clean.',
        'The rental runs for {vacantStaging.rentalDays} days at a time. For several units, ask for one quote: the same pieces can move from one to the next.',
      ],
    },
    cards: {
      block: 'chapters',
      items: [
        {
          title: 'Consultation',
          text: 'A meeting over the plans or on site. We agree on who the buyer is, which rooms to furnish and what the finishes already say.',
          action: getAQuote,
        },
        {
          title: 'The work',
          text: '{vacantStaging.includedRooms} main areas are included; each extra room is {vacantStaging.extraRoom}. Delivery and set-up are on the dates in your schedule.',
          action: getAQuote,
        },
        {
          title: 'Showcasing',
          text: 'The suite is styled for opening day, and photographed rooms match the rooms people walk into.',
          action: getAQuote,
        },
      ],
    },
    words: { block: 'client-words' },
    packages: {
      block: 'packages',
      layout: 'columns',
      heading: 'Packages for builders',
      note: '{facts.stagingNote}',
      items: ['vacantStaging', 'stagingConsultation', 'occupiedStaging'],
      details: { label: 'What each staging package includes', to: '/staging' },
    },
    estimate: { block: 'estimate', services: ['vacantStaging', 'stagingConsultation'] },
  },
} satisfies PageContent;
