import { townIn } from '../../../rules/form/lead-facts.ts';
import type { LeadNotification } from '../../../rules/wire/lead-notification.ts';
import { countUnread } from '../lead/admin/service.ts';
import { firstName, leadTitle } from '../lead/forms/answers.ts';
import { EMAIL } from '../lead/model/form-types.ts';
import { findLead } from '../lead/query/service.ts';
import type { App } from '../platform/access/context.ts';

/**
 * Returns the notification of a lead, or of a mail of the client, which locked screens may show; null if it
 * is spam or deleted.
 */
export async function leadNotification(
  { database }: App,
  leadId: string,
): Promise<Required<LeadNotification> | null> {
  const em = database.em.fork();
  const lead = await findLead(em, leadId);
  if (!lead || lead.spam) return null;
  const town = townIn(lead.fields) || undefined;
  const title = leadTitle(lead);
  const form = lead.awaitsReply && lead.formType !== EMAIL ? `Answer: ${title}` : title;
  return { id: lead.id, form, name: firstName(lead), town, unread: await countUnread(em) };
}
