import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import type { App } from '../../platform/access/context.ts';
import type { ImapConfig } from '../../platform/core/config.ts';
import { Worker } from '../../platform/database/worker.ts';
import { openMailbox, TIMEOUT, wordsOf } from './client.ts';
import { readMailbox } from './reader.ts';

/**
 * The pause between two readings, in milliseconds: a mail in a folder without IDLE waits less than a minute.
 */
const PAUSE = 45_000;

/** Starts to read the mailbox of `IMAP_URL`, in one of all processes. Without it there is nothing to do. */
export function startMailbox(app: App): { stop(): Promise<void> } {
  const { imap } = app.config;
  if (!imap) return { stop: async () => {} };
  const stopping = new AbortController();
  const worker = new Worker<'mailbox', { mailbox_id: string }>(app.database.em, app.log, {
    table: 'mailbox',
    where: 'true',
    concurrency: 1,
    run: () => work(app, imap, stopping.signal),
  });
  return {
    stop: () => {
      stopping.abort();
      return worker.stop();
    },
  };
}

/** Reads the mailbox until the stop, or until an error, after which a process begins again. */
async function work(app: App, imap: ImapConfig, signal: AbortSignal): Promise<void> {
  let client: ImapFlow | undefined;
  const execute = (sql: string, values: unknown[] = []) => app.database.em.fork().execute(sql, values);
  try {
    client = await openMailbox(app.database.em.fork(), imap);
    await readUntil(app, imap, client, signal);
    await execute(GIVE_BACK);
  } catch (error) {
    if (signal.aborted) return void (await execute(GIVE_BACK));
    app.log.warn(error, 'the mailbox could not be read; the server will retry');
    await execute(FAIL, [wordsOf(error)]);
  } finally {
    client?.close();
  }
}

async function readUntil(app: App, imap: ImapConfig, client: ImapFlow, signal: AbortSignal): Promise<void> {
  let hasRung = false;
  client.on('exists', () => {
    hasRung = true;
  });
  while (!signal.aborted) {
    const beforeWatched = () => {
      hasRung = false;
    };
    await readMailbox(app, imap, client, { signal, beforeWatched });
    await app.database.em.fork().execute(READ);
    if (!hasRung && !signal.aborted) await pause(client, signal);
    if (!client.usable) throw new Error('The mail server closed the connection.');
    if (!signal.aborted) await requireAnswer(client, signal);
  }
}

/** Throws if the server does not answer, though the connection is open. */
async function requireAnswer(client: ImapFlow, signal: AbortSignal): Promise<void> {
  const answered = new AbortController();
  const either = { signal: AbortSignal.any([signal, answered.signal]) };
  const silence = delay(TIMEOUT, null, either).then(() => {
    throw new Error('The mail server does not answer.');
  });
  await Promise.race([client.noop(), silence]).finally(() => answered.abort());
}

/** Waits for a mail in the watched folder, the next reading, the end of the connection or the stop. */
async function pause(client: ImapFlow, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const either = { signal: AbortSignal.any([signal, ended.signal]) };
  void client.idle().catch(() => {});
  await Promise.race([
    once(client, 'exists', either),
    once(client, 'close', either),
    delay(PAUSE, null, either),
  ]).catch(() => {});
  ended.abort();
}

const READ = `update "mailbox" set "lastReadAt" = now(), "failingSince" = null, "lastError" = null, "tries" = 0`;
const GIVE_BACK = `update "mailbox" set "lockedUntil" = null, "dueAt" = now()`;
const FAIL = `
  update "mailbox" set "lockedUntil" = null, "failingSince" = coalesce("failingSince", now()), "lastError" = ?,
    "dueAt" = now() + least(5 * 2 ^ least("tries" - 1, 4), 45) * interval '1 second'`;
