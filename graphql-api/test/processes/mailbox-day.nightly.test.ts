import { randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, mail, partsOf, startDovecot } from '../dovecot.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { jpeg } from '../samples/quote.ts';
import type { ServerProcess } from '../server-process.ts';
import { startTcpLine, type TcpLine } from '../tcp-line.ts';
import { prepareReplicas, queryOn, type Replicas } from './replicas.ts';

/** The mails of a day, and its minutes, each with a fault. `MAILS=5000 DAY=7` repeats another day. */
const MAILS = Number(process.env['MAILS'] ?? 500);
const MINUTES = Number(process.env['MINUTES'] ?? 1440);
const seed = Number(process.env['DAY'] ?? randomInt(1_000_000));
const PERSONS = 20;
const PROCESSES = 3;
const timeout = 180_000;

/** The faults of a minute: by chance, with weights, and regular ones, with their intervals in minutes. */
const chances = {
  'the connection breaks': 18,
  'the next connection breaks after some bytes': 24,
  'answers are slow': 10,
  'answers get lost': 6,
  'the login is refused': 8,
  'the sessions of the database end': 6,
  'a mail is delivered again': 8,
  'another client reads and moves mails': 8,
  'the lock ends while its process reads': 6,
  'the disk is full': 6,
};
const regular = {
  'PostgreSQL restarts': 120,
  'the mail server gives new UIDs': 60,
  'a process is killed': 30,
  'the mail server restarts': 20,
};
type Fault = keyof typeof chances | keyof typeof regular;

const byChance = fc.record({
  fault: fc.oneof(
    ...Object.entries(chances).map(([fault, weight]) => ({
      weight,
      arbitrary: fc.constant(fault as Fault),
    })),
  ),
  /** Until the fault, in milliseconds. */
  wait: fc.integer({ min: 0, max: 120 }),
  /** Of the server's answers before a break. A login takes 400. */
  bytes: fc.integer({ min: 1, max: 12_000 }),
  /** Between 0 and 1, to choose a mail or a process. */
  choice: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
});
const minutes = fc.sample(byChance, { seed, numRuns: MINUTES }).map((one, minute) => {
  const [due] = Object.entries(regular).find(([, each]) => minute % each === each - 1) ?? [];
  return { ...one, fault: (due as Fault | undefined) ?? one.fault };
});

describe.skipIf(!hasDovecot)(`a day of ${MAILS} mails with ${MINUTES} faults, DAY=${seed}`, () => {
  let dovecot: Dovecot;
  let postgres: OwnPostgres;
  let line: TcpLine;
  let replicas: Replicas;
  let photo: string;
  beforeAll(async () => {
    [dovecot, postgres] = await Promise.all([startDovecot(), startOwnPostgres()]);
    photo = Buffer.from(await jpeg()).toString('base64');
    const { port } = new URL(dovecot.url);
    line = await startTcpLine(Number(port));
    replicas = await prepareReplicas(PROCESSES, postgres.url, {
      SEED: 'none',
      IMAP_URL: dovecot.url.replace(port, String(line.port)),
      IMAP_NEW_LEADS: 'on',
      LOG_LEVEL: 'error',
    });
    await Promise.all(replicas.servers.map((server) => server.start()));
    await queryOn(postgres.url, TEST_CLOCK);
    await queryOn(postgres.url, FULL_DISK);
  });
  afterAll(async () => {
    await replicas.remove();
    await line.close();
    await postgres.remove();
    await dovecot.remove();
  });

  const persons = Array.from({ length: PERSONS }, (_, index) => `person-${index}@example.com`);
  const hasPhoto = (index: number) => index % 7 === 0;
  const sent: string[] = [];

  /** Returns a mail: some have a photo, some are broken. */
  function mailOf(index: number): string {
    const headers = { From: persons[index % PERSONS] ?? '', Subject: String(index) };
    if (hasPhoto(index))
      return mail(
        { ...headers, 'Content-Type': 'multipart/mixed; boundary=b' },
        partsOf(
          'Content-Type: text/plain\r\n\r\nThe hall',
          `Content-Type: image/jpeg; name=hall.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${photo}`,
        ),
      );
    return mail(index % 11 === 0 ? { ...headers, 'Content-Type': 'multipart/mixed; boundary=' } : headers);
  }

  /** Delivers a mail, again if the mail server stops meanwhile. */
  async function deliver(raw: string, folder: string): Promise<void> {
    const isDelivered = () =>
      dovecot.deliver(raw, folder).then(
        () => true,
        () => false,
      );
    while (!(await isDelivered())) await delay(50);
  }

  /** Delivers the mails of a minute, some of them into two folders. */
  async function deliverAll(minute: number): Promise<void> {
    while (sent.length < ((minute + 1) * MAILS) / MINUTES) {
      const index = sent.length;
      const raw = mailOf(index);
      sent.push(raw);
      const folders = index % 13 === 0 ? ['INBOX', 'Copies'] : [index % 10 === 0 ? 'Clients' : 'INBOX'];
      for (const folder of index % 17 === 0 ? ['Junk'] : folders) await deliver(raw, folder);
    }
  }

  /** Reads mails as another client, moves junk into the watched folder, and one mail out of it. */
  async function tidy(): Promise<void> {
    const client = await dovecot.client();
    for (const folder of ['Junk', 'Clients']) await client.mailboxCreate(folder).catch(() => {});
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1:*', ['\\Seen']);
    await client.messageMove('*', 'Clients');
    await client.mailboxOpen('Junk');
    await client.messageMove('1:*', 'INBOX');
    await client.logout();
  }

  /** Runs SQL, again if PostgreSQL ends the session. */
  async function query<Row>(sql: string): Promise<Row[]> {
    for (;;) {
      const rows = await queryOn<Row>(postgres.url, sql).catch((error: { code?: string }) => {
        if (error.code === '42P01') throw error;
      });
      if (rows) return rows;
      await delay(20);
    }
  }

  /** Waits for a reader. The lock of a process that died ends early. */
  async function connected(): Promise<void> {
    for (let tries = 1; line.openCount() === 0; tries += 1) {
      if (tries % 50 === 0) await query(UNLOCK);
      await delay(10);
    }
  }

  /** Starts a process, again if a fault of the database ends the start. */
  async function startAgain(server?: ServerProcess): Promise<void> {
    const isStarted = () =>
      server?.start().then(
        () => true,
        () => false,
      );
    while ((await isStarted()) === false) await delay(50);
  }

  let starting: Promise<unknown> = Promise.resolve();
  const faults: Record<Fault, (chance: (typeof minutes)[number]) => Promise<unknown> | void> = {
    'the connection breaks': () => line.cut(),
    'the next connection breaks after some bytes': ({ bytes }) => {
      line.cutAfter(bytes);
      line.cut();
    },
    'answers are slow': ({ choice }) => line.hold(50 + choice * 300),
    'answers get lost': async () => {
      line.silence();
      await query(UNLOCK);
    },
    'the login is refused': async () => {
      await dovecot.refuse(true);
      // A connection may have signed in meanwhile.
      while ((await query(IS_REFUSED)).length === 0) {
        line.cut();
        await delay(300);
      }
      await dovecot.refuse(false);
    },
    'the sessions of the database end': () => query(END_SESSIONS),
    'a mail is delivered again': ({ choice, bytes }) =>
      deliver(
        sent[Math.floor(choice * sent.length)] ?? mailOf(0),
        ['INBOX', 'Clients', 'Copies'][bytes % 3] ?? '',
      ),
    'another client reads and moves mails': tidy,
    'the lock ends while its process reads': () => query(UNLOCK),
    'the disk is full': () => query(`select setval('full_disk', 0)`),
    'PostgreSQL restarts': () => postgres.stop().then(postgres.start),
    'the mail server gives new UIDs': () => dovecot.renumber(),
    'the mail server restarts': () => dovecot.stop().then(dovecot.start),
    'a process is killed': async ({ choice }) => {
      await starting;
      const server = replicas.servers[Math.floor(choice * PROCESSES)];
      await server?.kill();
      starting = startAgain(server);
      await query(UNLOCK);
    },
  };

  const stored = () =>
    query<{ subject: string; photos: number; message_id: string }>(
      `select "subject", "message_id", (select count(*)::int from "photo" where "fileName" in (select "file"->>'photo' from jsonb_array_elements("files") "file")) as "photos"
       from "lead_message"`,
    );

  /** Expects that the delivered mails are stored, each once. */
  async function allStored(): Promise<void> {
    await tidy();
    // Mails that a fault hit three times are tried again after an hour.
    await query(`update "mailbox_failure" set "failedAt" = "failedAt" - interval '1 hour'`);
    line.cut();
    const subjects = async () =>
      (await stored()).map(({ subject }) => Number(subject)).toSorted((a, b) => a - b);
    await expect.poll(async () => (await subjects()).length, { timeout }).toBeGreaterThanOrEqual(sent.length);
    expect(await subjects()).toEqual(Array.from(sent.keys()));
  }

  test(
    'loses and doubles nothing',
    async () => {
      for (const [minute, chance] of minutes.entries()) {
        await connected();
        // New UIDs let everything be read again, and would hide a loss.
        if (chance.fault === 'the mail server gives new UIDs') await allStored();
        const delivery = deliverAll(minute);
        await delay(chance.wait);
        await faults[chance.fault](chance);
        await delivery;
      }
      await starting;
      await allStored();
      const messages = await stored();
      expect(messages.filter((row) => row.photos !== Number(hasPhoto(Number(row.subject))))).toEqual([]);
      const originals = await readdir(join(replicas.folder, 'files', 'messages'));
      expect(originals.toSorted()).toEqual(messages.map(({ message_id }) => `${message_id}.eml`).toSorted());
      const leads = await query<{ email: string }>('select "email" from "lead" order by "email"');
      expect(leads.map(({ email }) => email)).toEqual(persons.toSorted());
      await expect.poll(() => query('select * from "mailbox_failure"'), { timeout }).toEqual([]);
    },
    MINUTES * 5_000 + timeout,
  );
});

/** The pauses between the tries of the reader pass at once. */
const TEST_CLOCK = `
  create function "pass"() returns trigger language plpgsql as $$ begin
    new."dueAt" = now(); new."tries" = 0; return new;
  end $$;
  create trigger "pass" before update of "dueAt" on "mailbox" for each row execute function "pass"()`;

/** Stores the next mail in vain if the sequence is 0. */
const FULL_DISK = `
  create sequence "full_disk" minvalue 0;
  create function "full_disk"() returns trigger language plpgsql as $$ begin
    if nextval('full_disk') = 1 then raise 'No space left on device'; end if; return new;
  end $$;
  create trigger "full_disk" before insert on "lead_message" for each row execute function "full_disk"();
  select setval('full_disk', 1)`;

const IS_REFUSED = `select 1 from "mailbox" where "failingSince" is not null and "lastError" like 'Authentication failed%'`;

/** Another process reads, as after half a minute in which the reading one could not prolong its lock. */
const UNLOCK = `update "mailbox" set "lockedUntil" = null, "dueAt" = now()`;

const END_SESSIONS = `
  select pg_terminate_backend("pid") from pg_stat_activity
  where "datname" = current_database() and "pid" <> pg_backend_pid() and "application_name" <> 'test'`;
