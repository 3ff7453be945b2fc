import type { portfolioGroups } from '../entry/project.ts';

/** The labels of the portfolio's tabs, from docs/product.md. */
export const portfolioTitles: Record<(typeof portfolioGroups)[number], string> = {
  RESIDENTIAL: 'Residential Projects',
  COMMERCIAL: 'Commercial Projects',
  GLOBAL: 'Global Projects',
};
