import type * as v from 'valibot';
import livingRoom from '../../media/hero-home.jpg?picture';
import livingAfter from '../../media/pair-living-after.jpg?picture';
import livingBefore from '../../media/pair-living-before.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import kitchen from '../../media/residential-03.jpg?picture';
import { comparisonSchema, picturedBlockSchema, picturedHeroSchema, seoSchema } from '../schema/blocks.ts';
import { group, link, list, paragraph, text } from '../schema/fields.ts';

const serviceSchema = () => group('Service', { link: link('Name and page'), text: paragraph('Text', 300) });

export const homeSchema = () =>
  group('Page', {
    seo: seoSchema,
    hero: picturedHeroSchema,
    about: picturedBlockSchema('About'),
    services: group('Services', { heading: text('Heading'), items: list('Services', serviceSchema()) }),
    comparison: comparisonSchema,
    portfolio: picturedBlockSchema('Portfolio'),
    blog: group('Articles', {
      heading: text('Heading'),
      paragraph: paragraph('Paragraph', 300),
      action: link('Button'),
    }),
  });

export type HomePage = v.InferOutput<ReturnType<typeof homeSchema>>;

export const homePage: HomePage = {
  seo: {
    title: 'Home staging, decorating and interior design in Milton',
    description:
      'Home staging, decorating, organizing and interior design in Milton, Ontario, for home owners, realtors, builders and businesses.',
  },
  hero: {
    subHeading: 'Staging, decorating and interior design',
    heading: ['Homes made ready', 'to sell, rent or live in'],
    paragraph:
      'We furnish empty houses for sale, decorate the ones people stay in, and design rooms before they are built. Based in Milton, Ontario.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
    picture: livingRoom,
  },
  about: {
    heading: 'A small firm, {facts.yearsInBusiness} in',
    paragraphs: [
      'For {facts.yearsInBusiness} we have worked with home owners, realtors, builders, short-term rental owners and businesses. Stagers, decorators, designers and organizers work from one studio, so a house that needs clearing, painting and furnishing has one schedule and one team.',
    ],
    action: { label: 'About us', to: '/about' },
    picture: kitchen,
  },
  services: {
    heading: 'What we do',
    items: [
      {
        link: { label: 'Staging', to: '/staging' },
        text: 'Vacant homes {vacantStaging.fromPrice}, occupied homes {occupiedStaging.fromPrice}.',
      },
      {
        link: { label: 'Decorating', to: '/decorating' },
        text: 'A consultation for {stylingConsultation.fromPrice}, or rooms planned and sourced {styleAndShop.fromPrice}.',
      },
      {
        link: { label: 'Interior design', to: '/design' },
        text: 'Space plans, materials and 3D renderings, quoted after a FREE consultation.',
      },
      {
        link: { label: 'Organizing', to: '/decorating-organizing' },
        text: 'Decluttering {declutter.fromPrice}, at your pace.',
      },
      {
        link: { label: 'Virtual staging', to: '/virtual-staging' },
        text: 'Photos of empty rooms, furnished on screen within {facts.minimumTurnaround} to {facts.maximumTurnaround} hours.',
      },
      {
        link: { label: 'Project management', to: '/project-management' },
        text: 'Renovations across the GTA, from the first drawing to the last coat of paint.',
      },
    ],
  },
  comparison: {
    heading: 'The same room, before and after',
    paragraph:
      'An empty living room, and what a buyer sees once it is staged. Drag the handle or use the arrow keys.',
    before: livingBefore,
    after: livingAfter,
    name: 'Living room, staged',
  },
  portfolio: {
    heading: 'Rooms we have finished',
    paragraphs: [
      'Living rooms, kitchens, a nursery, a cafe, an open office, and a few rooms from farther away: residential, commercial and global projects.',
    ],
    action: { label: 'See the portfolio', to: '/portfolio' },
    picture: openLiving,
  },
  blog: {
    heading: 'From the blog',
    paragraph: 'The latest from our studio.',
    action: { label: 'OUR BLOGS', to: '/blog' },
  },
};
