
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "PortfolioItem": [
      "PortfolioPair",
      "PortfolioPicture",
      "PortfolioVideo"
    ]
  }
};
      export default result;
    