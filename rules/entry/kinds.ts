import { article } from './article.ts';
import { category } from './category.ts';
import type { EntryDeclaration } from './entry.ts';
import { location } from './location.ts';
import { newsletter } from './newsletter.ts';
import { ownPage } from './own-page.ts';
import { business, page } from './page.ts';
import { project } from './project.ts';
import { replyTemplate } from './reply-template.ts';

/** Every kind of entry, in the order of the admin area. */
export const entryKinds: readonly EntryDeclaration[] = [
  page,
  business,
  ownPage,
  article,
  category,
  project,
  location,
  replyTemplate,
  newsletter,
];
