import { csvLine } from '../csv/csv.ts';
import type { Lead } from './lead.entity.ts';

const columns = ['submittedAt', 'formType', 'state', 'email'] as const;

/** Leads as CSV (RFC 4180): what is known of each, then every field that any of them has, photos as their number. */
export function leadsCsv(leads: Lead[]): string {
  const names = [...new Set(leads.flatMap((lead) => Object.keys(lead.fields)))].filter(
    (name) => name !== 'email' && name !== 'propertyPhotos',
  );
  const rows = leads.map((lead) => [
    lead.submittedAt.toISOString(),
    lead.formType,
    lead.spam ? 'spam' : lead.state,
    lead.email,
    ...names.map((name) => String(lead.fields[name] ?? '')),
    String(lead.photos.length),
  ]);
  return [[...columns, ...names, 'photos'], ...rows].map(csvLine).join('');
}
