import boutique from '../../media/commercial-04.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Partnership opportunities',
  seo: {
    title: 'Manufacturer representation in Ontario',
    description:
      'We represent manufacturers of decorative walls, furniture, fabrics, surfaces, decor and lighting to designers and builders in Ontario, on commission.',
  },
  blocks: {
    service: { block: 'service-data' },
    hero: {
      block: 'hero',
      layout: 'below',
      subHeading: 'Partnership opportunities',
      heading: ['Your products,', 'specified in Ontario'],
      paragraph:
        'We represent manufacturers to the designers, builders, realtors and businesses we already work with, here in Ontario.',
      picture: boutique,
    },
    model: {
      block: 'text',
      tone: 'plain',
      heading: 'A commission-based model',
      paragraphs: [
        'There is no retainer. We are paid a commission on the orders we bring in, at a rate agreed in writing before we start.',
        'You keep your prices, your terms and your customers. We bring samples to meetings, specify your products in our own projects where they fit, and pass on what people say about them.',
      ],
      list: [
        'Samples shown to designers and builders in person',
        'Products specified in staging, decorating and design work',
        'Leads passed on with names and drawings',
        'A monthly report on meetings, quotes and orders',
      ],
    },
    industries: {
      block: 'table',
      heading: 'Industries we represent',
      paragraph: 'Everything that ends up in a room, and that people like to touch before they buy.',
      items: [
        { title: 'Decorative walls', text: 'Panels, slats, wallpaper, plaster and murals.' },
        { title: 'Furniture', text: 'Residential and contract seating, tables and storage.' },
        { title: 'Fabrics', text: 'Upholstery, drapery and outdoor textiles.' },
        { title: 'Surfaces', text: 'Tile, stone, wood, laminates and solid surfaces.' },
        { title: 'Decor', text: 'Art, mirrors, rugs and accessories.' },
        { title: 'Lighting', text: 'Pendants, lamps, track and outdoor lighting.' },
      ],
    },
    process: {
      block: 'steps',
      layout: 'list',
      heading: 'How it starts',
      paragraph: 'Three steps, usually over a few weeks.',
      steps: [
        { title: 'Talk', text: 'You tell us about the line, its prices and who buys it today.' },
        { title: 'Samples', text: 'We show them to a handful of clients and report back what they said.' },
        { title: 'Agreement', text: 'Territory, commission and term on two pages, signed by both of us.' },
      ],
    },
    enquiry: {
      block: 'enquiry',
      form: 'partnership',
      tone: 'linen',
      heading: 'Introduce your company',
      paragraph: 'What you make, where it is sold today, and what you would like to sell in Ontario.',
      detailsHeading: 'Or reach us directly',
    },
  },
} satisfies PageContent;
