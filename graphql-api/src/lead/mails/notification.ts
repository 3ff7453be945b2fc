import { townIn } from '../../../../rules/form/lead-facts.ts';
import type { PushSource } from '../../notification/jobs.ts';
import { firstName, leadTitle } from '../forms/answers.ts';
import { EMAIL } from '../model/form-types.ts';
import { findLead } from '../query/service.ts';

/**
 * Returns the notification of a lead, or of a mail of the client, which locked screens may show; null if it
 * is spam or deleted.
 */
export const leadNotification: PushSource = async ({ database }, leadId) => {
  const lead = await findLead(database.em.fork(), leadId);
  if (!lead || lead.spam) return null;
  const town = townIn(lead.fields) || undefined;
  const title = leadTitle(lead);
  const form = lead.awaitsReply && lead.formType !== EMAIL ? `Answer: ${title}` : title;
  return { id: lead.id, form, name: firstName(lead), town };
};
