import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { timeZone } from '../../../../rules/time-zone.ts';
import type { MailKind } from '../../mail/kind.ts';
import type { MailContent } from '../../mail/layout.ts';
import { enqueueOnce } from '../../mail/service.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { daily, type JobKind } from '../../platform/job/queue.ts';
import { formatDay, formatTime, isoDay } from '../../platform/text/format.ts';
import { leadTitle, visitorName } from '../forms/answers.ts';
import { sampleLead } from '../mails/templates.ts';
import { type Lead, LeadEntity } from '../model/lead.entity.ts';
import { isUnanswered } from '../model/to-do.ts';
import { isNewestVersion } from '../model/versions.ts';

/** Maximum number of leads in each list of the mail; the inbox has all. */
const MAX_LISTED = 50;

/** The mail with the unanswered leads and those to follow up by today; none without such leads. */
export const reminder: MailKind = {
  name: 'reminder',
  // About a day, as for mails about leads.
  maxRejections: 100,
  async compose({ em }, _mail, { siteUrl }) {
    const due = await findLeads(em, { followUpOn: { $lte: isoDay(await databaseTime(em)) } });
    const dueIds = new Set(due.leads.map((lead) => lead.id));
    const unanswered = await findLeads(em, isUnanswered);
    if (due.count + unanswered.count === 0) return null;
    const leads = [...due.leads, ...unanswered.leads.filter((lead) => !dueIds.has(lead.id))];
    return { content: reminderMail(leads, due.count, unanswered.count, siteUrl) };
  },
  samples: { reminder: ({ siteUrl }) => reminderMail([sampleLead], 0, 1, siteUrl) },
};

/** Queues the daily mail, unless an earlier one still waits: the list is made when the mail is sent. */
export const reminderJob: JobKind = {
  name: 'lead-reminder',
  schedule: daily('07:00', timeZone),
  maxTries: 40,
  run: ({ database }) => enqueueOnce(database.em.fork(), reminder),
};

/** The daily mail to the business. */
function reminderMail(leads: Lead[], due: number, unanswered: number, siteUrl: string): MailContent {
  return {
    subject: [
      ...(due > 0 ? [`${due} to follow up`] : []),
      ...(unanswered > 0 ? [`${unanswered} unanswered`] : []),
    ].join(', '),
    opening: ['Good morning,', 'These leads wait for you. The ones to follow up come first.'],
    links: leads.map((lead) => ({ label: describe(lead), url: `${siteUrl}/admin/leads/${lead.id}` })),
    closing: [`All leads: ${siteUrl}/admin/leads`],
  };
}

function describe(lead: Lead): string {
  const due = lead.followUpOn ? `, follow up on ${formatDay(lead.followUpOn)}` : '';
  return `${visitorName(lead)}, ${leadTitle(lead)}, ${formatTime(lead.submittedAt)}${due}`;
}

async function findLeads(
  em: EntityManager,
  condition: FilterQuery<Lead>,
): Promise<{ leads: Lead[]; count: number }> {
  const where: FilterQuery<Lead> = { $and: [isNewestVersion, { spam: false }, condition] };
  const orderBy = { submittedAt: 'asc', id: 'asc' } as const;
  const [leads, count] = await em.findAndCount(LeadEntity, where, { orderBy, limit: MAX_LISTED });
  return { leads, count };
}
