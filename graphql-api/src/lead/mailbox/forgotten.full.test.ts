import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, mail, startDovecot } from '../../../test/dovecot.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { removeFolders, target } from '../../../test/restore-target.ts';
import { signInAdmin } from '../../../test/samples/content.ts';
import { message, newPhone } from '../../../test/samples/form-samples.ts';
import { sendForm } from '../../../test/samples/forms.ts';
import { newProcess, processesOf } from '../../../test/task-processes.ts';
import { closeApp, openApp } from '../../app.ts';
import { backUp } from '../../operations/backup/backup.ts';
import { restore } from '../../operations/backup/restore.ts';
import type { App } from '../../platform/access/context.ts';
import { createLog } from '../../platform/core/log.ts';
import { keysIn, readIfExists } from '../../platform/files/disk.ts';
import { purge } from '../../purge.jobs.ts';
import { startMailbox } from './worker.ts';

const log = createLog({ logLevel: 'silent' });

describe.skipIf(!hasDovecot)('messages that were erased', () => {
  let dovecot: Dovecot;
  let app: MailingApp;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  beforeEach(async () => {
    app = await startMailingApp({ IMAP_URL: dovecot.url, LEAD_RETENTION_DAYS: '1095' });
  });
  afterEach(() => app.close());
  afterAll(async () => {
    await dovecot.remove();
    await removeFolders();
  });

  const execute = <Row>(sql: string, values: unknown[] = [], of: App = app.app) =>
    of.database.em.fork().execute<Row[]>(sql, values);
  const subjects = async (of: App = app.app) =>
    (await execute<{ subject: string }>('select "subject" from "lead_message" order by 1', [], of)).map(
      ({ subject }) => subject,
    );
  const deliver = (from: string, subject: string) => dovecot.deliver(mail({ From: from, Subject: subject }));

  /** Sends a form of each of two persons, who then write a mail. */
  async function twoPersons(): Promise<{ old: string; other: string }> {
    const old = `${randomUUID().slice(0, 8)}@example.com`;
    const other = `${randomUUID().slice(0, 8)}@example.com`;
    await sendForm(app, message, { email: old, phoneNum: newPhone() });
    await sendForm(app, message, { email: other, phoneNum: newPhone() });
    await deliver(old, 'Old');
    await deliver(other, 'Other');
    await expect.poll(() => subjects()).toEqual(['Old', 'Other']);
    return { old, other };
  }

  const originals = async () => (await app.app.files.listAll('messages', { recursive: true })).objects;

  test('by their age are deleted with their originals, and do not return with new UIDs', async () => {
    const { old, other } = await twoPersons();
    await execute(
      `update "lead" set "submittedAt" = now() - interval '4 years', "messagedAt" = now() - interval '4 years' where "email" = ?`,
      [old],
    );
    await purge(app.app);
    expect(await subjects()).toEqual(['Other']);
    expect([...(await originals())]).toHaveLength(1);
    expect(await execute('select "erasedBy", "messages" from "erasure"')).toMatchObject([{ messages: 1 }]);
    // The person writes a new form, so that the old mail has a conversation again.
    await sendForm(app, message, { email: old });
    await dovecot.renumber();
    await deliver(other, 'Last');
    await expect.poll(() => subjects()).toEqual(['Last', 'Other']);
  });

  test('while one is being stored leave nothing of it', async () => {
    const { old, other } = await twoPersons();
    const admin = await signInAdmin(app);
    await expect.poll(() => processesOf('message/worker')).toEqual([]);
    await deliver(old, 'In progress');
    const id = await newProcess('message/worker');
    process.kill(id, 'SIGSTOP');
    await admin.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', { email: old });
    process.kill(id, 'SIGCONT');
    await deliver(other, 'Last');
    await expect.poll(() => subjects()).toEqual(['Last', 'Other']);
    expect([...(await originals())]).toHaveLength(2);
    expect(await execute('select 1 from "mailbox_failure"')).toEqual([]);
  });

  test('after a backup do not return by its restore and the next reading', async () => {
    const { old, other } = await twoPersons();
    await deliver(old, 'Before the backup');
    await expect.poll(() => subjects()).toContain('Before the backup');
    const archive = await backUp(app.app.config, log);
    await deliver(old, 'After the backup');
    await expect.poll(() => subjects()).toContain('After the backup');
    const admin = await signInAdmin(app);
    await admin.run('mutation ($email: String!) { erasePerson(email: $email) { leads } }', { email: old });

    const { config: source } = app.app;
    const config = await target({ imap: source.imap });
    await mkdir(join(config.dataDir, 'files'));
    const record = await readFile(join(source.dataDir, 'files', 'erasures.json'));
    await writeFile(join(config.dataDir, 'files', 'erasures.json'), record);
    await restore(archive, config, log);
    const restored = await openApp(config, log);
    const mailbox = startMailbox(restored);
    try {
      await deliver(other, 'Last');
      await expect.poll(() => subjects(restored)).toContain('Last');
      expect(await subjects(restored)).toEqual(['Last', 'Other']);
      const stored = await execute<{ key: string }>(
        `select 'messages/' || "message_id" || '.eml' as "key" from "lead_message" order by "subject"`,
        [],
        restored,
      );
      const keys = await keysIn(restored.files, 'messages');
      expect(keys.toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
      const original = await readIfExists(restored.files, stored[1]?.key ?? '');
      expect(Buffer.from(original ?? []).toString()).toContain('Subject: Other');
    } finally {
      await mailbox.stop();
      await closeApp(restored);
    }
  });
});
