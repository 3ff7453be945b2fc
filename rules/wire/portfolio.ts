/** The three tabs of the portfolio, in their order. */
export const portfolioGroups = ['RESIDENTIAL', 'COMMERCIAL', 'GLOBAL'] as const;

/** The labels of the tabs (docs/product.md). */
export const portfolioTitles: Record<(typeof portfolioGroups)[number], string> = {
  RESIDENTIAL: 'Residential Projects',
  COMMERCIAL: 'Commercial Projects',
  GLOBAL: 'Global Projects',
};
