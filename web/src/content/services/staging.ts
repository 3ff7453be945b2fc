import type * as v from 'valibot';
import livingAfter from '../../media/pair-living-after.jpg?picture';
import livingBefore from '../../media/pair-living-before.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import { getInTouch } from '../common/actions.ts';
import {
  callToActionSchema,
  cardSchema,
  comparisonSchema,
  estimateSchema,
  packageListSchema,
  picturedHeroSchema,
  processSchema,
  questionsSchema,
  seoSchema,
} from '../schema/blocks.ts';
import { group, list, text } from '../schema/fields.ts';

export const stagingSchema = () =>
  group('Page', {
    seo: seoSchema,
    hero: picturedHeroSchema,
    packages: packageListSchema,
    estimate: estimateSchema,
    audiences: group('Audiences', { heading: text('Heading'), cards: list('Cards', cardSchema) }),
    comparison: comparisonSchema,
    process: processSchema,
    details: questionsSchema('Good to know'),
    places: group('Location pages', { heading: text('Heading') }),
    callToAction: callToActionSchema,
  });

export type StagingPage = v.InferOutput<ReturnType<typeof stagingSchema>>;

/** The three audiences of staging, as cards for several pages. */
const audienceCards: StagingPage['audiences']['cards'] = [
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

export const stagingPage: StagingPage = {
  seo: {
    title: 'Home staging packages and prices in Milton and the GTA',
    description:
      'Home staging with prices: consultation {stagingConsultation.price}, occupied homes {occupiedStaging.fromPrice}, vacant homes {vacantStaging.fromPrice} with {vacantStaging.includedRooms} main areas and {vacantStaging.rentalDays}-day rental.',
  },
  hero: {
    subHeading: 'Staging',
    heading: ['Staging packages', 'with the price on them'],
    paragraph:
      'A staged room tells a buyer how large it is, what fits and what it is for. Book a consultation, or let us furnish the house.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
    picture: openLiving,
  },
  packages: {
    heading: 'Three ways to stage a home',
    note: '{facts.stagingNote}',
    items: ['stagingConsultation', 'vacantStaging', 'occupiedStaging'],
  },
  estimate: ['vacantStaging', 'occupiedStaging', 'stagingConsultation'],
  audiences: { heading: 'Who we stage for', cards: audienceCards },
  comparison: {
    heading: 'Vacant, then staged',
    paragraph: 'The same walls, floor and window. The furniture gives the room its scale.',
    before: livingBefore,
    after: livingAfter,
    name: 'Living room, staged',
  },
  process: {
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
  places: { heading: 'Where we work' },
  callToAction: {
    heading: 'Not sure which package fits?',
    paragraph:
      'Describe the house in a few lines and we will say what we would do, and what we would leave alone.',
    action: getInTouch,
  },
};
