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
  path: shownAs(freePath, { hint: 'For example /events. If you change it, the old address redirects here.' }),
  place: shownAs(optional(choice('Place in the navigation', publicPaths)), {
    names: publicPaths.map((path) => (path === '/' ? 'Footer' : `${sitePages[path].label} (${path})`)),
    hint: 'Choose the menu it appears in. One that is not in the menu is reached by links.',
    none: 'Not in the menu',
  }),
  isListed: flag('Let search engines list this page'),
};

/** A page that the owner adds. `content/editable/` has the fields of its sections. */
export const ownPage = entry('ownPage', {
  label: ['Own page', 'Own pages'],
  access: 'content',
  address: '/{slug}',
  listedBy: 'isListed',
  slugField: 'path',
  keeps: ['schedule'],
  adminPath: '/admin/own-pages',
  menu: 'Pages you added',
  fields: ownPageFields,
  title: 'label',
  columns: ['path'],
});
