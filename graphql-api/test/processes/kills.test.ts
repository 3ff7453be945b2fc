import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, test } from 'vitest';
import { readRunning } from '../../src/platform/database/embedded/running.ts';
import { startEmbedded } from '../../src/platform/database/embedded/server.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { onServer } from '../postgres.ts';
import { message } from '../samples/form-samples.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';
import { someVisitor } from '../visitor.ts';
import { ask, signInto } from './replicas.ts';

/** Kills of the server, five times as many as of PostgreSQL. KILLS=100 takes 15 minutes longer. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const SENDERS = 4;
/** The latest moment of a kill, in milliseconds after the process's start or its first response. */
const LATEST = { starting: 1_500, serving: 900 };

/** Timeout for all mails, in milliseconds. The queue notices a killed process after half a minute. */
const MAILS_TIMEOUT = 10 * 60_000;
/** Makes the retries due, for which mails wait up to 15 minutes (src/platform/database/worker.ts). */
const RETRY_NOW = `update "mail" set "dueAt" = now() where "state" = 'queued'`;

const SEND = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }';
const LEADS = `query ($after: String) {
  leads(first: 100, after: $after) { nodes { submissionId } pageInfo { hasNextPage endCursor } }
}`;

interface Leads {
  nodes: { submissionId: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const targets = ['server', 'PostgreSQL'] as const;

// Concurrent, because they mostly wait for starts. Concurrent tests need their own `expect`.
describe.concurrent.each(targets)('the %s', (target) => {
  let mail: MailServer;
  let server: ServerProcess;
  afterAll(async () => {
    await server.remove();
    await mail.close();
  });

  /** Sends a submission until the server acknowledges it, as the outbox does, or until the test ends. */
  async function submit(over: AbortSignal): Promise<string | undefined> {
    const submissionId = randomUUID();
    const email = `visitor-${submissionId.slice(0, 8)}@example.com`;
    const input = { submissionId, ...message.sample, email, message: `About ${submissionId}` };
    while (!over.aborted) {
      const answer = await ask(server, SEND, { input }, someVisitor()).catch(() => undefined);
      if ((answer?.data?.['sendMessage'] as { msg?: string } | null)?.msg === 'success') return submissionId;
      await delay(20);
    }
    return undefined;
  }

  /** Kills the server, during its start if `whileStarting`, and starts it again. */
  async function killServer(whileStarting: boolean): Promise<void> {
    if (!whileStarting) await delay(randomInt(LATEST.serving));
    await server.kill();
    if (whileStarting) {
      const started = server.start().catch(() => undefined);
      await delay(randomInt(LATEST.starting));
      await server.kill();
      await started;
    }
    await server.start();
  }

  const postgresPid = () => readRunning(join(server.dataDir, 'database'))?.pid;

  /** Kills PostgreSQL and waits for its restart by the server. `/readyz` may answer 200 shortly after it. */
  async function killPostgres(): Promise<void> {
    await delay(randomInt(LATEST.serving));
    const killed = postgresPid();
    if (!killed) throw new Error('PostgreSQL does not run');
    process.kill(killed, 'SIGKILL');
    while ([killed, undefined].includes(postgresPid())) await delay(20);
  }

  const isReady = () =>
    fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );

  async function readLeads(): Promise<string[]> {
    const headers = await signInto(server);
    const ids: string[] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await ask(server, LEADS, { after }, headers);
      const leads = data?.['leads'] as Leads;
      ids.push(...leads.nodes.map(({ submissionId }) => submissionId));
      if (!leads.pageInfo.hasNextPage) return ids;
      after = leads.pageInfo.endCursor;
    }
  }

  test(`${KILLS} kills at random moments lose or repeat nothing that was acknowledged`, async ({
    expect,
  }) => {
    mail = await startMailServer();
    server = await prepareServer({
      SEED: 'none',
      SMTP_URL: mail.url,
      BUSINESS_EMAIL: 'studio@business.example',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    });
    await server.start();
    const acknowledged: string[] = [];
    const over = new AbortController();
    const senders = Array.from({ length: SENDERS }, async () => {
      while (!over.signal.aborted) {
        const id = await submit(over.signal);
        if (id) acknowledged.push(id);
        await delay(50);
      }
    });

    const kills = target === 'server' ? KILLS : KILLS / 5;
    for (let kill = 0; kill < kills; kill += 1) {
      if (target === 'PostgreSQL') await killPostgres();
      else await killServer(kill % 5 === 0);
      await expect.poll(isReady, { interval: 20 }).toBe(true);
    }
    // The senders finish while the server runs.
    await delay(500);
    over.abort();
    await Promise.all(senders);

    const stored = await readLeads();
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(kills);
    // The business gets one mail for each lead. A repeated delivery has the same Message-ID.
    const toBusiness = () =>
      mail.received.filter(({ envelope }) => envelope.to.includes('studio@business.example'));
    const ids = () => new Set(toBusiness().map(({ messageId }) => messageId));
    const { url } = await startEmbedded(server.dataDir, pino({ level: 'silent' }), { mayJoin: true });
    const sentMails = async () => {
      await onServer(url, RETRY_NOW);
      return ids().size;
    };
    await expect.poll(sentMails, { interval: 2_000, timeout: MAILS_TIMEOUT }).toBe(stored.length);
    process.stdout.write(
      `${target}: ${kills} kills, ${acknowledged.length} acknowledged, ${stored.length} stored, ` +
        `0 lost, 0 doubled; ${toBusiness().length - ids().size} mails delivered twice under one Message-ID\n`,
    );
  }, 3_600_000);
});
