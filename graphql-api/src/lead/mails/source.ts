import { LockMode } from '@mikro-orm/core';
import { type App, systemContext } from '../../access/context.ts';
import type { MailSource } from '../../mail/jobs.ts';
import { holdMail, MAIL_QUEUE, type MailJob } from '../../mail/queue.ts';
import type { Message } from '../../mail/transport.ts';
import { LeadEntity } from '../model/lead.entity.ts';
import { findLead } from '../query/service.ts';
import { composeMail } from './message.ts';

/** Creates the mails of leads for the worker that sends them. */
export const leadMails: MailSource = {
  messageDue,
  isCurrent: async ({ database }, { leadId }) => (await findLead(database.em.fork(), leadId)) !== null,
};

/**
 * Returns the message to send. If the lead is spam, holds the job and returns null; returns null if the lead is
 * deleted.
 */
async function messageDue(app: App, id: string, job: MailJob): Promise<Message | null> {
  const context = systemContext(app);
  const lead = await findLead(context.em, job.leadId);
  if (lead?.spam && (await holdIfSpam(app, id, job))) return null;
  const message = lead && (await composeMail(context, id, lead, job));
  // A completed job would be listed as sent.
  if (!message) await app.database.jobs.deleteJob(MAIL_QUEUE, id);
  return message;
}

/** Holds the job and returns true, unless an admin has just removed the spam mark. */
function holdIfSpam(app: App, id: string, { leadId }: MailJob): Promise<boolean> {
  return app.database.em.fork().transactional(async (em) => {
    // The lock makes concurrent changes of the spam mark wait.
    const lead = await em.findOne(LeadEntity, { id: leadId }, { lockMode: LockMode.PESSIMISTIC_READ });
    if (lead?.spam) await holdMail(app, em, id);
    return lead?.spam === true;
  });
}
