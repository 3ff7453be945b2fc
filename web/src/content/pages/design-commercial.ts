import meetingRoom from '../../media/commercial-02.jpg?picture';
import { getInTouch } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Commercial design',
  seo: {
    title: 'Commercial interior design for offices and shops',
    description:
      'Commercial interior design in four steps: space planning, branding integration, technology integration, and materials with 3D renderings.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'facing',
      subHeading: 'Commercial design',
      heading: ['Planned around', 'the way you work'],
      paragraph:
        'Offices, clinics, shops and cafes, planned with your brand and your equipment in the drawings from the first day.',
      action: getInTouch,
      picture: meetingRoom,
    },
    process: {
      block: 'steps',
      layout: 'list',
      heading: 'Four steps',
      paragraph: 'Each ends with something on paper that you approve.',
      steps: [
        {
          title: 'Concept and space planning',
          text: 'Desks, aisles, counters and quiet corners, drawn for the people who use them and the way they move.',
        },
        {
          title: 'Branding integration',
          text: 'Your colours, logo and signs in the rooms themselves: on a wall, at the counter, on the way to the door.',
        },
        {
          title: 'Technology integration',
          text: 'Screens, outlets, speakers, point-of-sale systems and cables have their place in the plan before the drywall goes up.',
        },
        {
          title: 'Materials, elevations and 3D renderings',
          text: 'A mood board of finishes that stand up to daily use, each wall to scale, and the rooms in 3D.',
        },
      ],
    },
    disclaimer: {
      block: 'text',
      heading: 'What is not included',
      paragraphs: [
        'Renders may change with the availability of materials and furniture.',
        'Construction, engineering drawings and permits are not included. We share our drawings with those who do that work.',
      ],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Show us the floor plan',
      paragraph:
        'The first consultation is FREE, and the personalized quote that follows lists every drawing.',
      action: getInTouch,
    },
  },
} satisfies PageContent;
