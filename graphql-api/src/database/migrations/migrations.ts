import { Content } from './2026-11-21-content.ts';
import { Editing } from './2026-11-21-editing.ts';
import { Leads } from './2026-11-21-leads.ts';
import { Newsletter } from './2026-11-21-newsletter.ts';

/** In the order in which they run; a migration that has been released is never edited. */
export const migrations = [
  { name: '2026-11-21-content', class: Content },
  { name: '2026-11-21-leads', class: Leads },
  { name: '2026-11-21-editing', class: Editing },
  { name: '2026-11-21-newsletter', class: Newsletter },
];
