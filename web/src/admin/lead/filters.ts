import type { LeadState, LeadToDo } from '../../generated/types.ts';

/** The list's filters by their GraphQL names; null is no filter. */
export interface LeadFilters {
  formType: string | null;
  states: LeadState[] | null;
  search: string | null;
  toDo: LeadToDo | null;
}
