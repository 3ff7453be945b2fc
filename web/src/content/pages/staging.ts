import livingAfter from '../../media/pair-living-after.jpg?picture';
import livingBefore from '../../media/pair-living-before.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import stagingTour from '../../media/staging-tour.mp4';
import { getInTouch } from '../common/actions.ts';
import type { BlockOf, PageContent } from '../schema/page.ts';

/** The three audiences of staging, as cards for several pages. */
const audienceCards: BlockOf<'cards'>['items'] = [
  {
    title: 'Home owners',
    text: 'You are selling, whether you still live there or have already moved. We work with what you own first.',
    action: { label: 'Staging for home owners', to: '/staging-home-owner' },
  },
  {
    title: 'Realtors',
    text: 'You have a listing and a photo date. You get a price per room and a schedule to match.',
    action: { label: 'Staging for realtors', to: '/staging-realtors' },
  },
  {
    title: 'Builders',
    text: 'You have model homes and unsold units. We furnish them so that buyers can walk through the floor plan.',
    action: { label: 'Staging for builders', to: '/staging-builders' },
  },
];

export const page = {
  name: 'Staging',
  seo: {
    title: 'Home staging packages and prices in Milton and the GTA',
    description:
      'Home staging with prices: consultation {stagingConsultation.price}, occupied homes {occupiedStaging.fromPrice}, vacant homes {vacantStaging.fromPrice} with {vacantStaging.includedRooms} main areas and {vacantStaging.rentalDays}-day rental.',
  },
  blocks: {
    hero: {
      block: 'hero',
      video: stagingTour,
      subHeading: 'Staging',
      heading: ['Staging packages', 'with the price on them'],
      paragraph:
        'A staged room tells a buyer how large it is, what fits and what it is for. Book a consultation, or let us furnish the house.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: openLiving,
    },
    packages: {
      block: 'packages',
      heading: 'Three ways to stage a home',
      note: '{facts.stagingNote}',
      items: ['stagingConsultation', 'vacantStaging', 'occupiedStaging'],
    },
    estimate: { block: 'estimate', services: ['vacantStaging', 'occupiedStaging', 'stagingConsultation'] },
    audiences: { block: 'cards', heading: 'Who we stage for', items: audienceCards },
    comparison: {
      block: 'before-after',
      layout: 'window',
      heading: 'Vacant, then staged',
      paragraph: 'The same walls, floor and window. The furniture gives the room its scale.',
      before: livingBefore,
      after: livingAfter,
      name: 'Living room, staged',
    },
    process: {
      block: 'steps',
      heading: 'How staging works',
      paragraph: 'The same four steps for a condo or a detached house.',
      steps: [
        { title: 'Visit', text: 'We walk the house or study its photos, and note what each room needs.' },
        {
          title: 'Quote',
          text: 'You get the rooms, the price and the dates on one page. Nothing starts before you agree.',
        },
        {
          title: 'Set-up',
          text: 'Furniture, rugs, lamps and art are delivered and styled in time for the photos.',
        },
        {
          title: 'Removal',
          text: 'The rental runs for {vacantStaging.rentalDays} days. Then we collect our pieces and sweep up behind us.',
        },
      ],
    },
    details: {
      block: 'questions',
      heading: 'Good to know',
      items: [
        {
          title: 'What counts as a main area?',
          content:
            'The rooms buyers look at first: usually the living room, the dining room and the primary bedroom. {vacantStaging.includedRooms} are included, and you choose which.',
        },
        {
          title: 'Why can a price change?',
          content: '{facts.stagingNote} Your quote names the final figure before we book anything.',
        },
        {
          title: 'What if the house sells early?',
          content:
            'Tell us and we agree on a removal date that suits the closing. The rental covers {vacantStaging.rentalDays} days.',
        },
      ],
    },
    places: { block: 'places', heading: 'Where we work' },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Not sure which package fits?',
      paragraph:
        'Describe the house in a few lines and we will say what we would do, and what we would leave alone.',
      action: getInTouch,
    },
  },
} satisfies PageContent;
