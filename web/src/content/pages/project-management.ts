import bathroom from '../../media/residential-08.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Project management',
  seo: {
    title: 'Renovation project management in the GTA',
    description:
      'Renovation management across the GTA: budgets, trades, permit coordination, site visits and a weekly note, from the first drawing to handover.',
  },
  blocks: {
    service: { block: 'service-data', name: 'Project management' },
    hero: {
      block: 'hero',
      subHeading: 'Project management',
      heading: ['One person to call', 'during the renovation'],
      paragraph:
        'We manage renovations across the GTA: kitchens, bathrooms, basements and main floors. You make the decisions, we make the calls.',
      picture: bathroom,
    },
    services: {
      block: 'text',
      tone: 'plain',
      heading: 'What we take care of',
      paragraphs: ['All of it, or the parts you have no time for.'],
      list: [
        'Scope, budget and schedule, in writing before work starts',
        'Quotes from trades, compared line by line',
        'Permit coordination with your designer or engineer',
        'Ordering of materials, fixtures and appliances',
        'Site visits, and a weekly note with photos',
        'Changes priced before they are made',
        'The deficiency list, and handover',
      ],
    },
    process: {
      block: 'steps',
      layout: 'stairs',
      heading: 'How a renovation runs',
      paragraph: 'Four stages, each with its own approval.',
      steps: [
        { title: 'Scope', text: 'We walk the house with you and write down what changes and what stays.' },
        {
          title: 'Budget',
          text: 'Trades price the same written scope, so that their quotes can be compared.',
        },
        {
          title: 'Build',
          text: 'We schedule, visit, answer questions on site and tell you what was decided.',
        },
        {
          title: 'Handover',
          text: 'A final walk-through, a list of what is left to do, and a folder of paint colours and manuals.',
        },
      ],
    },
    credentials: {
      block: 'text',
      tone: 'linen',
      heading: 'Why us',
      paragraphs: [
        'Renovations go wrong where drawings, orders and trades meet. That is the part we handle.',
      ],
      list: [
        'In business for {facts.yearsInBusiness}: staging, decorating and design',
        'Designers and decorators in the same studio',
        'Based in Milton, with trades across the GTA',
        'Your contracts stay with you: trades invoice you directly',
      ],
    },
    words: { block: 'client-words' },
    enquiry: {
      block: 'enquiry',
      form: 'project',
      heading: 'Tell us about the renovation',
      paragraph: 'Which rooms, roughly when, and what you have so far: drawings, quotes or just an idea.',
      detailsHeading: 'Or reach us directly',
    },
  },
} satisfies PageContent;
