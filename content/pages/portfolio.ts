import type { PageContent } from '../schema/page.ts';
import content from './portfolio.json' with { type: 'json' };

/** The page at /portfolio, whose parts several pages show. */
export const portfolioPage = { path: '/portfolio', page: content as PageContent } as const;
