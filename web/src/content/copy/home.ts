import { yearsInBusiness } from '../business.ts';
import { packages } from '../pricing/packages.ts';
import { priceText } from '../pricing/prices.ts';
import { turnaroundText } from '../services/turnaround.ts';
import type { Comparison, Hero, Link, Seo, TextBlock } from '../types.ts';

interface Service extends Link {
  text: string;
}

interface HomePage {
  seo: Seo;
  hero: Hero;
  about: TextBlock;
  services: { heading: string; items: Service[] };
  comparison: Comparison;
  portfolio: TextBlock;
}

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
  },
  about: {
    heading: `A small firm, ${yearsInBusiness} in`,
    paragraphs: [
      `For ${yearsInBusiness} we have worked with home owners, realtors, builders, short-term rental owners and businesses. Stagers, decorators, designers and organizers work from one studio, so a house that needs clearing, painting and furnishing has one schedule and one team.`,
    ],
    action: { label: 'About us', to: '/about' },
  },
  services: {
    heading: 'What we do',
    items: [
      {
        label: 'Staging',
        to: '/staging',
        text: `Vacant homes ${priceText(packages.vacantStaging)}, occupied homes ${priceText(packages.occupiedStaging)}.`,
      },
      {
        label: 'Decorating',
        to: '/decorating',
        text: `A consultation for ${priceText(packages.stylingConsultation)}, or rooms planned and sourced ${priceText(packages.styleAndShop)}.`,
      },
      {
        label: 'Interior design',
        to: '/design',
        text: 'Space plans, materials and 3D renderings, quoted after a FREE consultation.',
      },
      {
        label: 'Organizing',
        to: '/decorating-organizing',
        text: `Decluttering ${priceText(packages.declutter)}, at your pace.`,
      },
      {
        label: 'Virtual staging',
        to: '/virtual-staging',
        text: `Photos of empty rooms, furnished on screen within ${turnaroundText}.`,
      },
      {
        label: 'Project management',
        to: '/project-management',
        text: 'Renovations across the GTA, from the first drawing to the last coat of paint.',
      },
    ],
  },
  comparison: {
    heading: 'The same room, before and after',
    paragraph:
      'An empty living room, and what a buyer sees once it is staged. Drag the handle or use the arrow keys.',
  },
  portfolio: {
    heading: 'Rooms we have finished',
    paragraphs: [
      'Living rooms, kitchens, a nursery, a cafe, an open office, and a few rooms from farther away: residential, commercial and global projects.',
    ],
    action: { label: 'See the portfolio', to: '/portfolio' },
  },
};
