import * as v from 'valibot';
import { shownAs } from '../field/descriptor.ts';
import { flag } from '../field/number.ts';
import { optional } from '../field/optional.ts';
import { choice, text } from '../field/text.ts';
import { pathProblem } from '../own-path.ts';
import { publicPaths, pages as sitePages } from '../pages.ts';
import { entry } from './entry.ts';

/** The path with a slash at its start. The site itself does not use it. */
const freePath = v.pipe(
  text('Path', 100),
  v.transform((typed) => `/${typed.replace(/^\//, '')}`),
  v.check(
    (path) => pathProblem(path) === undefined,
    ({ input }) => pathProblem(input) ?? '',
  ),
);

/** The fields of a page of the owner beside its texts and sections, which are changes by path. */
export const ownPageFields = {
  label: shownAs(text('Name', 60), { hint: 'In the navigation and in breadcrumbs.' }),
  path: shownAs(freePath, { hint: 'Like /events. A former path redirects to the new one.' }),
  place: shownAs(optional(choice('Place in the navigation', publicPaths)), {
    names: publicPaths.map((path) => (path === '/' ? 'Footer (/)' : `${sitePages[path].label} (${path})`)),
    hint: 'The page above it. Without one, only links lead to it.',
  }),
  isListed: flag('Search engines may list it'),
};

/** A page that the owner adds. The web's server bundle has the fields of its sections. */
export const ownPage = entry('ownPage', {
  label: ['Own page', 'Own pages'],
  address: '/{slug}',
  slugField: 'path',
  keeps: ['schedule'],
  fields: ownPageFields,
  title: 'label',
  columns: ['path'],
});
