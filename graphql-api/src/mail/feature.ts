import type { Feature } from '../platform/feature.ts';
import { MailBaseline } from './baseline.migration.ts';
import { deleteExpiredMails, HOLD_ALL, WAITING_MAILS } from './service.ts';
import { startMails } from './worker.ts';

/** The mails, which wait in a table. */
export const mail: Feature = {
  migrations: [{ name: 'baseline-mail', class: MailBaseline }],
  start: startMails,
  purge: ({ database }) => deleteExpiredMails(database.em.fork()),
  restored: HOLD_ALL,
  queues: WAITING_MAILS,
};
