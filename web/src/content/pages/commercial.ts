import reception from '../../media/commercial-01.jpg?picture';
import openOffice from '../../media/commercial-05.jpg?picture';
import { getAQuote, getInTouch } from '../common/actions.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Commercial decorating',
  seo: {
    title: 'Commercial decorating for offices, shops and cafes',
    description:
      'Commercial decorating in Milton and the GTA: receptions, offices, cafes and shops planned in three steps and installed around your hours.',
  },
  blocks: {
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Commercial decorating',
      heading: ['A place of work', 'that shows what you do'],
      paragraph:
        'Receptions, meeting rooms, clinics, cafes and shops. Furniture, colour, light and signage, installed around your opening hours.',
      picture: reception,
    },
    intro: {
      block: 'text',
      tone: 'plain',
      look: 'button',
      heading: 'Made for staff and for visitors',
      paragraphs: [
        'A visitor makes up their mind between the door and the desk. Your staff live with the rest of the room. We decorate for both, within the lease, the budget and the days you can spare.',
        'Every commercial job is priced for its rooms, since a clinic and a cafe have little in common but the front door.',
      ],
      list: [
        'Offices and meeting rooms',
        'Receptions and waiting rooms',
        'Cafes and restaurants',
        'Shops and showrooms',
      ],
      action: getAQuote,
      picture: openOffice,
    },
    planning: {
      block: 'steps',
      heading: 'Planning, in three steps',
      paragraph: 'On paper first, where changes cost nothing.',
      steps: [
        {
          title: 'Site visit',
          text: 'We measure, ask how many people use the space, and note what the lease and the landlord allow.',
        },
        {
          title: 'Concept',
          text: 'A board with colours, materials and furniture that fit your brand and your cleaning plan.',
        },
        {
          title: 'Budget',
          text: 'Every piece with its price and delivery time, for you to approve line by line.',
        },
      ],
    },
    installation: {
      block: 'steps',
      layout: 'list',
      heading: 'Installation, in three steps',
      paragraph: 'On evenings or weekends, if that keeps you open.',
      steps: [
        { title: 'Ordering', text: 'We order, track the deliveries and store what arrives early.' },
        {
          title: 'Set-up',
          text: 'Furniture is assembled and placed, art and signs are hung, and the packaging leaves with us.',
        },
        {
          title: 'Handover',
          text: 'A walk through the rooms together, and a list of sources for when you need one more chair.',
        },
      ],
    },
    words: { block: 'client-words' },
    callToAction: {
      block: 'call-to-action',
      heading: 'Tell us about the space',
      paragraph:
        'The address, the size and the date you need it by. We reply with questions, then with a price.',
      action: getInTouch,
    },
  },
} satisfies PageContent;
