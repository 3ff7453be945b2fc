import type { PortfolioQuery } from '../../generated/documents.ts';

/** A project, the title of its group, and its URL in the portfolio. */
export interface Project {
  item: PortfolioQuery['portfolio'][number]['items'][number];
  group: string;
  place: string;
}
