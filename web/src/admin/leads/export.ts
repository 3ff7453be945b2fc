import type { LeadState } from '../../generated/types.ts';
import { storedUser } from '../../lib/user-session.ts';

/** What the list shows: filters by their names on the wire; null is no filter. */
export interface LeadFilters {
  formType: string | null;
  states: LeadState[] | null;
  search: string | null;
}

/** Saves the leads that the filters let through as a file for a spreadsheet; throws where the server gives none. */
export async function exportLeads(filters: LeadFilters): Promise<void> {
  const response = await fetch('/api/leads.csv', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${storedUser()?.token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(filters),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'leads.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
