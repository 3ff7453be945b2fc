import type { LeadState, LeadToDo } from '../../generated/types.ts';
import { storedUser } from '../../lib/user-session.ts';
import { CodeRequiredError } from '../session/failure.ts';

/** The list's filters by their GraphQL names; null is no filter. */
export interface LeadFilters {
  formType: string | null;
  states: LeadState[] | null;
  search: string | null;
  toDo: LeadToDo | null;
}

/** Downloads the filtered leads as CSV. Throws if the request fails, and CodeRequiredError. */
export async function exportLeads(filters: LeadFilters): Promise<void> {
  const response = await fetch('/api/leads.csv', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${storedUser()?.token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(filters),
  });
  if (response.status === 401) {
    const { code } = (await response.json()) as { code?: string };
    if (code === 'SECOND_FACTOR_REQUIRED') throw new CodeRequiredError();
  }
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'leads.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
