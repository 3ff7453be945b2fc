import type { EntityManager } from '@mikro-orm/postgresql';
import type { Exported } from '../platform/feature.ts';
import { subscribersCsv } from './csv.ts';
import { MailingEntity } from './mailing/entity.ts';
import { failuresOf, reportMailings } from './mailing/report.ts';
import { listEnded, listSubscribers } from './service.ts';

/** The subscribers and the newsletters as files of the export. */
export const exportedNewsletters: Exported = {
  'subscribers.csv': async (em, { siteUrl }) => subscribersCsv(await listSubscribers(em), siteUrl),
  'unsubscribed.csv': async (em, { siteUrl }) => subscribersCsv(await listEnded(em), siteUrl),
  'content/newsletters.json': async (em) => `${JSON.stringify(await readNewsletters(em), null, 2)}\n`,
};

/** Returns the newsletters with their report and the mails that failed. */
async function readNewsletters(em: EntityManager) {
  const mailings = await em.find(MailingEntity, {});
  const newsletters = [];
  for (const report of await reportMailings(em)) {
    const { mailing_id } = report;
    const intro = mailings.find((mailing) => mailing.mailing_id === mailing_id)?.intro;
    newsletters.push({ ...report, intro, failures: await failuresOf(em, mailing_id) });
  }
  return newsletters;
}
