import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailKind } from '../../mail/kind.ts';
import type { MailContent } from '../../mail/layout.ts';
import { enqueueMails } from '../../mail/service.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { arrayOf } from '../../platform/database/array.ts';
import type { MailboxType } from './type.ts';

/** The number of tries after which a mail that could not be stored is listed. */
const MAX_TRIES = 3;

/** SQL for the failures to try again: at the next two readings, then each hour for two days. */
export const TRY_AGAIN = `("tries" < ${MAX_TRIES} or ("tries" < 50 and "failedAt" < now() - interval '1 hour'))`;

const STATE = `
  select "lastReadAt", "failingSince", "lastError", "testSentAt", "testArrivedAt",
    coalesce("testArrivedAt" is null and "testSentAt" < now() - interval '2 minutes', false) as "isTestOverdue",
    (select count(*)::int from "mailbox_other") as "others",
    (select count(*)::int from "mailbox_failure" where "tries" >= ${MAX_TRIES}) as "failed"
  from "mailbox"`;

/** Reads the state of the reader. */
export async function readState(em: EntityManager) {
  type Times = Record<'lastReadAt' | 'failingSince' | 'testSentAt' | 'testArrivedAt', string | null>;
  type Row = Times & { lastError: string | null; isTestOverdue: boolean; others: number; failed: number };
  const [row] = await em.execute<Row[]>(STATE);
  if (!row) throw new Error('The migration has stored the row.');
  const time = (value: string | null) => (value === null ? null : new Date(value));
  return {
    ...row,
    lastReadAt: time(row.lastReadAt),
    failingSince: time(row.failingSince),
    testSentAt: time(row.testSentAt),
    testArrivedAt: time(row.testArrivedAt),
  };
}

/** Returns the state of the mailbox. */
export async function mailboxState({ app, em }: Pick<Context, 'app' | 'em'>): Promise<MailboxType> {
  const { imap } = app.config;
  const { lastError, others, failed, ...shown } = await readState(em);
  const { failingSince, lastReadAt } = shown;
  return {
    ...shown,
    state: !imap ? 'off' : failingSince ? 'refused' : lastReadAt ? 'reading' : 'waiting',
    user: imap?.user ?? null,
    error: lastError,
    otherCount: others,
    failedCount: failed,
  };
}

/** Queues a mail to the business, which must arrive in the mailbox. Throws BadInput without `IMAP_URL`. */
export async function testMailbox(context: SignedIn): Promise<MailboxType> {
  if (!context.app.config.imap) throw new BadInput({ mailbox: 'IMAP_URL is not set.' });
  const mail_id = randomUUID();
  await context.em.transactional(async (em) => {
    await em.execute(`update "mailbox" set "testId" = ?, "testSentAt" = now(), "testArrivedAt" = null`, [
      mail_id,
    ]);
    await enqueueMails(em, [{ mail_id, kind: testMail }]);
  });
  return mailboxState(context);
}

/** Stores that the last test mail has arrived, if it is among these ids. */
export async function markTestArrived(em: EntityManager, ids: string[]): Promise<void> {
  await em.execute(
    `update "mailbox" set "testArrivedAt" = now() where "testArrivedAt" is null and "testId" = any(?::uuid[])`,
    [arrayOf(ids)],
  );
}

const content: MailContent = {
  subject: 'Test of the mailbox',
  opening: ['This mail tests whether answers of clients arrive in the inbox of the site. You may delete it.'],
};

export const testMail: MailKind = {
  name: 'mailbox',
  compose: async () => ({ content }),
  samples: { mailbox: () => content },
};

/** The mails that could not be stored, the oldest first. */
export function failedMails(
  em: EntityManager,
): Promise<{ path: string; uid: string; lastError: string; failedAt: string }[]> {
  return em.execute(
    `select "path", "uid"::text as "uid", "lastError", "failedAt" from "mailbox_failure" where "tries" >= ${MAX_TRIES} order by "failedAt" limit 100`,
  );
}
