import { shownAs } from '../field/descriptor.ts';
import { text } from '../field/text.ts';

/** The last part of the address of an entry's page. */
export const slugField = () =>
  shownAs(text('URL slug', 200), {
    hint: 'Spaces become hyphens. After a change the old address redirects to the new one.',
  });
