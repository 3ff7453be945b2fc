/** Interface or union -> the types it stands for. */
export const possibleTypes: Record<string, string[]> = {
  PortfolioItem: ['PortfolioPair', 'PortfolioPicture', 'PortfolioVideo'],
};
