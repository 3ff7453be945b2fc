import { townIn } from '../../../../rules/form/lead-facts.ts';
import type { PushSource } from '../../notification/jobs.ts';
import { firstName, leadTitle } from '../forms/answers.ts';
import { findLead } from '../query/service.ts';

/** Returns the notification of a lead, which locked screens may show; null if it is spam or deleted. */
export const leadNotification: PushSource = async ({ database }, leadId) => {
  const lead = await findLead(database.em.fork(), leadId);
  if (!lead || lead.spam) return null;
  const town = townIn(lead.fields) || undefined;
  return { id: lead.id, form: leadTitle(lead), name: firstName(lead), town };
};
