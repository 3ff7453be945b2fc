import type { EntityManager } from '@mikro-orm/postgresql';
import type { Exported } from '../platform/feature.ts';
import { subscribersCsv } from './csv.ts';
import { failuresOf, reportMailings } from './mailing/report.ts';
import { listEnded, listSubscribers } from './service.ts';

/** The subscribers and the reports of the newsletters as files of the export. */
export const exportedNewsletters: Exported = {
  'subscribers.csv': async (em, { siteUrl }) => subscribersCsv(await listSubscribers(em), siteUrl),
  'unsubscribed.csv': async (em, { siteUrl }) => subscribersCsv(await listEnded(em), siteUrl),
  'content/newsletter-reports.json': async (em) => `${JSON.stringify(await readReports(em), null, 2)}\n`,
};

/** Returns the reports of the newsletters with their texts and the mails that failed. */
async function readReports(em: EntityManager) {
  const reports = [];
  for (const report of await reportMailings(em))
    reports.push({ ...report, failures: await failuresOf(em, report.mailing_id) });
  return reports;
}
