import kitchen from '../../media/residential-03.jpg?picture';
import { getInTouch } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Residential design',
  seo: {
    title: 'Residential interior design with 3D renderings',
    description:
      'Residential interior design in three steps: concept and space planning, materials and finishes with a mood board, elevations and 3D renderings.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Residential design',
      heading: ['See the kitchen', 'before it is ordered'],
      paragraph:
        'For renovations, additions and new houses. Three steps take you from a wish list to drawings your contractor can price.',
      action: getInTouch,
      picture: kitchen,
    },
    process: {
      block: 'steps',
      layout: 'stairs',
      heading: 'Three steps',
      paragraph: 'Each ends with something on paper that you approve.',
      steps: [
        {
          title: 'Concept and space planning',
          text: 'We measure the rooms and draw two or three layouts: where people walk, sit, cook and store things.',
        },
        {
          title: 'Materials and finishes',
          text: 'A mood board with wood, stone, tile, fabric, paint and hardware, as samples you can see in your own light.',
        },
        {
          title: 'Elevations and 3D renderings',
          text: 'Each wall drawn to scale, and the finished room in 3D, so that questions come up before anything is ordered.',
        },
      ],
    },
    disclaimer: {
      block: 'text',
      heading: 'What is not included',
      paragraphs: [
        'Renders may change with availability: if a material is sold out, we suggest the closest match.',
        'Construction, engineering drawings and permits are not included. We work alongside your contractor, engineer or architect.',
      ],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Begin with a FREE consultation',
      paragraph:
        'There are no set packages. You get a personalized quote afterwards, and decide once you have read it.',
      action: getInTouch,
    },
  },
} satisfies PageContent;
