import { LockMode } from '@mikro-orm/core';
import { type App, systemContext } from '../../access/context.ts';
import type { MailSource } from '../../mail/jobs.ts';
import { holdMail, MAIL_QUEUE, type MailJob } from '../../mail/queue.ts';
import type { Message } from '../../mail/transport.ts';
import { LeadEntity } from '../model/lead.entity.ts';
import { findLead } from '../query/service.ts';
import { composeMail } from './message.ts';

/** The mails of a lead, for the worker that sends them. */
export const leadMails: MailSource = {
  messageDue,
  isCurrent: async ({ database }, { leadId }) => (await findLead(database.em.fork(), leadId)) !== null,
};

/** The message to send now. Null where its lead passes for spam: the job is then held; or where it has become pointless. */
async function messageDue(app: App, id: string, { leadId, to }: MailJob): Promise<Message | null> {
  const context = systemContext(app);
  const lead = await context.em.transactional(async (em) => {
    // A concurrent change of the spam mark waits for this lock, so that an unmarked lead is never held.
    const found = await em.findOne(LeadEntity, { id: leadId }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (found?.spam) await holdMail(app, em, id);
    return found;
  });
  if (lead?.spam) return null;
  const message = lead && (await composeMail(context, id, lead, to));
  // Deleted instead of completed, so that it is not listed as sent.
  if (!message) await app.database.jobs.deleteJob(MAIL_QUEUE, id);
  return message;
}
