import { folderAt } from './folders.ts';
import { publicPaths, redirects, unlistedPaths } from './pages.ts';
import { slugOf } from './slug.ts';

/** The path of a page of the owner: up to four words or numbers with hyphens, divided by slashes. */
const pathPattern = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/;

/** The paths of the site's pages, former ones too. */
export const sitePaths: ReadonlySet<string> = new Set<string>([
  ...publicPaths,
  ...unlistedPaths,
  ...redirects.map(([from]) => from),
]);

/** Returns a path for a page with this name: letters without accents and digits, with hyphens. */
export function proposedPath(label: string): string {
  const letters = slugOf(label)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '');
  return `/${letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
}

/** Returns why an owner's page cannot have this path, or undefined. The server also checks stored pages. */
export function pathProblem(path: string): string | undefined {
  if (path.length > 100 || !pathPattern.test(path))
    return 'The path is like /events or /services/move-in: small letters, digits and hyphens.';
  const [, folder = ''] = path.split('/');
  const isTaken = sitePaths.has(path) || folderAt(path) !== undefined || folder.startsWith('send-');
  return isTaken ? `The site uses ${path} itself. Choose another path.` : undefined;
}
