import livingRoom from '../../media/hero-home.jpg?picture';
import livingAfter from '../../media/pair-living-after.jpg?picture';
import livingBefore from '../../media/pair-living-before.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import kitchen from '../../media/residential-03.jpg?picture';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Home',
  seo: {
    title: 'Home staging, decorating and interior design in Milton',
    description:
      'Home staging, decorating, organizing and interior design in Milton, Ontario, for home owners, realtors, builders and businesses.',
  },
  blocks: {
    business: { block: 'business-data' },
    hero: {
      block: 'hero',
      layout: 'over',
      subHeading: 'Staging, decorating and interior design',
      heading: ['Homes made ready', 'to sell, rent or live in'],
      paragraph:
        'We furnish empty houses for sale, decorate the ones people stay in, and design rooms before they are built. Based in Milton, Ontario.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
      picture: livingRoom,
    },
    about: {
      block: 'text',
      tone: 'plain',
      heading: 'A small firm, {facts.yearsInBusiness} in',
      paragraphs: [
        'For {facts.yearsInBusiness} we have worked with home owners, realtors, builders, short-term rental owners and businesses. Stagers, decorators, designers and organizers work from one studio, so a house that needs clearing, painting and furnishing has one schedule and one team.',
      ],
      action: { label: 'About us', to: '/about' },
      picture: kitchen,
    },
    services: {
      block: 'list',
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
      block: 'before-after',
      heading: 'The same room, before and after',
      paragraph:
        'An empty living room, and what a buyer sees once it is staged. Drag the handle or use the arrow keys.',
      before: livingBefore,
      after: livingAfter,
      name: 'Living room, staged',
    },
    portfolio: {
      block: 'text',
      side: 'right',
      tone: 'plain',
      shape: 'wide',
      heading: 'Rooms we have finished',
      paragraphs: [
        'Living rooms, kitchens, a nursery, a cafe, an open office, and a few rooms from farther away: residential, commercial and global projects.',
      ],
      action: { label: 'See the portfolio', to: '/portfolio' },
      picture: openLiving,
    },
    testimonials: { block: 'testimonials' },
    blog: {
      block: 'latest-articles',
      heading: 'From the blog',
      paragraph: 'The latest from our studio.',
      action: { label: 'OUR BLOGS', to: '/blog' },
    },
    certifications: { block: 'certifications' },
  },
} satisfies PageContent;
