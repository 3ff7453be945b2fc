import type { Feature } from '../platform/feature.ts';
import { projectKind } from './kind.ts';
import { PortfolioResolver } from './resolver.ts';
import { PortfolioPairType, PortfolioPictureType, PortfolioVideoType } from './type.ts';

/** The projects. */
export const portfolio: Feature = {
  kinds: [projectKind],
  resolvers: [PortfolioResolver],
  types: [PortfolioPictureType, PortfolioPairType, PortfolioVideoType],
};
