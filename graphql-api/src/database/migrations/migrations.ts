import { Content } from './2026-11-21-content.ts';
import { Editing } from './2026-11-21-editing.ts';
import { Leads } from './2026-11-21-leads.ts';
import { Newsletter } from './2026-11-21-newsletter.ts';
import { Authors } from './2026-11-22-authors.ts';
import { Device } from './2026-11-22-device.ts';
import { Erasure } from './2026-11-22-erasure.ts';
import { LeadCorrections } from './2026-11-22-lead-corrections.ts';
import { LeadSearch } from './2026-11-22-lead-search.ts';
import { Mail } from './2026-11-22-mail.ts';
import { CaseStudies } from './2026-11-23-case-studies.ts';

/** In the order in which they run; a migration that has been released is never edited. */
export const migrations = [
  { name: '2026-11-21-content', class: Content },
  { name: '2026-11-21-leads', class: Leads },
  { name: '2026-11-21-editing', class: Editing },
  { name: '2026-11-21-newsletter', class: Newsletter },
  { name: '2026-11-22-lead-search', class: LeadSearch },
  { name: '2026-11-22-erasure', class: Erasure },
  { name: '2026-11-22-device', class: Device },
  { name: '2026-11-22-mail', class: Mail },
  { name: '2026-11-22-lead-corrections', class: LeadCorrections },
  { name: '2026-11-22-authors', class: Authors },
  { name: '2026-11-23-case-studies', class: CaseStudies },
];
