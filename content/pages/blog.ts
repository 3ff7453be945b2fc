import type { PageContent } from '../schema/page.ts';
import content from './blog.json' with { type: 'json' };

/** The page at /blog, whose parts several pages show. */
export const blogPage = { path: '/blog', page: content as PageContent } as const;
