import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { App } from '../../platform/access/context.ts';
import type { ImapConfig } from '../../platform/core/config.ts';
import { Worker } from '../../platform/database/worker.ts';
import { startMailProcess } from '../message/files.ts';
import { openMailbox, PAUSE, requireOpen, TIMEOUT, wordsOf } from './client.ts';
import { type Run, readMailbox } from './reader.ts';

/** Starts to read the mailbox of `IMAP_URL`, in one of all processes. Without it there is nothing to do. */
export function startMailbox(app: App): { stop(): Promise<void> } {
  const { imap } = app.config;
  if (!imap) return { stop: async () => {} };
  const stopping = new AbortController();
  const process = startMailProcess(app);
  const worker = new Worker<'mailbox', { mailbox_id: string; tries: number }>(app.database.em, app.log, {
    table: 'mailbox',
    where: 'true',
    concurrency: 1,
    run: ({ tries }) => work(app, imap, { signal: stopping.signal, process, isRetry: tries > 1 }),
  });
  return {
    stop: () => {
      stopping.abort();
      return worker.stop();
    },
  };
}

/** Reads the mailbox until the stop, or until an error, after which a process begins again. */
async function work(app: App, imap: ImapConfig, run: Run): Promise<void> {
  const { signal } = run;
  let client: ImapFlow | undefined;
  const execute = (sql: string, values: unknown[] = []) => app.database.em.fork().execute(sql, values);
  try {
    client = await openMailbox(app.database.em.fork(), imap, signal);
    await read(app, imap, client, run);
  } catch (error) {
    if (signal.aborted) return void (await execute(GIVE_BACK));
    app.log.warn(error, 'the mailbox could not be read; the server will retry');
    await execute(FAIL, [wordsOf(error)]);
  } finally {
    client?.close();
  }
}

/** Reads the mailbox until an error. */
async function read(app: App, imap: ImapConfig, client: ImapFlow, run: Run): Promise<never> {
  let hasRung = false;
  client.on('exists', () => {
    hasRung = true;
  });
  // A stop closes the connection.
  for (;;) {
    const beforeWatched = () => {
      hasRung = false;
    };
    await readMailbox(app, imap, client, { ...run, beforeWatched });
    await app.database.em.fork().execute(READ);
    if (!hasRung && client.usable) await pause(client);
    requireOpen(client);
    await requireAnswer(client);
  }
}

/** Throws if the server does not answer, though the connection is open. */
async function requireAnswer(client: ImapFlow): Promise<void> {
  const answered = new AbortController();
  const silence = delay(TIMEOUT, null, answered).then(() => {
    throw new Error('The mail server does not answer.');
  });
  await Promise.race([client.noop(), silence]).finally(() => answered.abort());
}

/** Waits for a mail in the watched folder, the next reading, or the end of the connection. */
async function pause(client: ImapFlow): Promise<void> {
  const ended = new AbortController();
  void client.idle().catch(() => {});
  await Promise.race([
    once(client, 'exists', ended),
    once(client, 'close', ended),
    delay(PAUSE, null, ended),
  ]);
  ended.abort();
}

const READ = `update "mailbox" set "lastReadAt" = now(), "failingSince" = null, "lastError" = null, "tries" = 0`;
const GIVE_BACK = `update "mailbox" set "lockedUntil" = null, "dueAt" = now()`;
const FAIL = `
  update "mailbox" set "lockedUntil" = null, "failingSince" = coalesce("failingSince", now()), "lastError" = ?,
    "dueAt" = now() + least(5 * 2 ^ least("tries" - 1, 4), 45) * interval '1 second'`;
