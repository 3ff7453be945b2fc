import type { ActivityEvent } from '../../../../rules/activity.ts';
import { formTitles } from '../../../../rules/form/form-types.ts';
import { recordActivity } from '../../platform/access/activity.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { formOf } from './form-types.ts';

export type LeadEvent = Extract<ActivityEvent, `lead.${string}`>;

/**
 * Records an action on leads by their form, or by their number if there are several. Activity outlives
 * an erasure, so it has neither names nor ids.
 */
export function recordLeads(
  context: SignedIn,
  event: LeadEvent,
  leads: readonly { formType: string }[],
): Promise<void> {
  const [lead, another] = leads;
  const subject = lead && !another ? formTitles[formOf(lead.formType)] : undefined;
  return recordActivity(context, event, subject ? { subject } : { count: leads.length });
}
