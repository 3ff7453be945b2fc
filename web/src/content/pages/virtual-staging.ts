import diningAfter from '../../media/pair-dining-after.jpg?picture';
import diningBefore from '../../media/pair-dining-before.jpg?picture';
import { getAQuote } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Virtual staging',
  seo: {
    title: 'Virtual staging in {facts.minimumTurnaround} to {facts.maximumTurnaround} hours',
    description:
      'Photos of empty rooms furnished on screen: send an initial brief, we do the work, and results are shared within {facts.minimumTurnaround} to {facts.maximumTurnaround} hours.',
  },
  blocks: {
    hero: {
      block: 'hero-pair',
      subHeading: 'Virtual staging',
      heading: ['Furnished on screen', 'in {facts.minimumTurnaround} to {facts.maximumTurnaround} hours'],
      paragraph:
        'For a listing that is too far away, too small or too soon for a truck. Send photos of the empty rooms and get them back furnished.',
      action: getAQuote,
      pair: { before: diningBefore, after: diningAfter, name: 'Dining room, staged' },
    },
    process: {
      block: 'steps',
      layout: 'stairs',
      heading: 'Three steps',
      paragraph: 'Everything happens by email. Nobody has to be at the house.',
      steps: [
        {
          title: 'Initial brief',
          text: 'You send the photos, the floor plan if there is one, and a few words about the buyer. We confirm the rooms, the style and the price.',
        },
        {
          title: 'The work',
          text: 'Furniture, rugs, lamps and art are placed to scale in each photo. Walls, windows and floors stay as they are.',
        },
        {
          title: 'Sharing results',
          text: 'You get the finished photos within {facts.minimumTurnaround} to {facts.maximumTurnaround} hours, depending on the photo count.',
        },
      ],
    },
    details: {
      block: 'questions',
      heading: 'Before you send photos',
      items: [
        {
          title: 'Which photos work best?',
          content:
            'Level ones, taken in daylight from a corner or a doorway, at the full size of your camera.',
        },
        {
          title: 'Do buyers need to be told?',
          content:
            'Yes. Mark virtually staged photos as such in the listing, and show the empty room beside them.',
        },
        {
          title: 'How long does it take?',
          content:
            '{facts.minimumTurnaround} hours for a few photos, up to {facts.maximumTurnaround} hours for a whole house.',
        },
      ],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Send the empty rooms',
      paragraph: 'Add up to 5 photos to the quote form and tell us how many more there are.',
      action: getAQuote,
    },
  },
} satisfies PageContent;
