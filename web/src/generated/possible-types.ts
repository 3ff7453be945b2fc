/** Interface or union -> its object types. */
export const possibleTypes: Record<string, string[]> = {
  PortfolioItem: ['PortfolioPair', 'PortfolioPicture', 'PortfolioVideo'],
};
