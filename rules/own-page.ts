import { flag } from './field/number.ts';
import { optional } from './field/optional.ts';
import { choice, text } from './field/text.ts';
import { publicPaths } from './pages.ts';

/** The number of pages that the owner may add. */
export const MAX_OWN_PAGES = 100;

/** The fields of a page of the owner, beside its texts. */
export const ownPageFields = {
  label: text('Name', 60),
  path: text('Path', 100),
  place: optional(choice('Place in the navigation', publicPaths)),
  isListed: flag('Search engines may list it'),
  isPublished: flag('Published'),
};
