import * as v from 'valibot';
import { shownAs } from '../field/descriptor.ts';
import { flag } from '../field/number.ts';
import { text } from '../field/text.ts';
import { pathProblem } from '../own-path.ts';
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
  label: shownAs(text('Name', 60), { hint: 'In breadcrumbs, and in the menu when you add it there.' }),
  path: shownAs(freePath, { hint: 'For example /events. If you change it, the old address redirects here.' }),
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
  adminPath: '/admin/pages',
  menu: 'Pages',
  fields: ownPageFields,
  title: 'label',
  columns: ['path'],
});
