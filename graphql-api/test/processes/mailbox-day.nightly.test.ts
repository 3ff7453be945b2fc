import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, mail, partsOf, startDovecot } from '../dovecot.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { jpeg } from '../samples/quote.ts';
import { startTcpLine, type TcpLine } from '../tcp-line.ts';
import { prepareReplicas, queryOn, type Replicas } from './replicas.ts';

/** The mails of a day. MAILS=5000 makes the hours longer, HOURS=8 has each fault once. */
const MAILS = Number(process.env['MAILS'] ?? 500);
const HOURS = Number(process.env['HOURS'] ?? 24);
const PERSONS = 20;
/** Timeout for a reading, in milliseconds: a killed process keeps the mailbox for half a minute. */
const timeout = 180_000;

interface Row {
  subject: string;
  photos: number;
}

describe.skipIf(!hasDovecot)('a day of mails with a fault in each hour', () => {
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
    replicas = await prepareReplicas(2, postgres.url, {
      SEED: 'none',
      IMAP_URL: dovecot.url.replace(port, String(line.port)),
      IMAP_NEW_LEADS: 'on',
    });
    await Promise.all(replicas.servers.map((server) => server.start()));
  });
  afterAll(async () => {
    await replicas.remove();
    await line.close();
    await postgres.remove();
    await dovecot.remove();
  });

  const persons = Array.from({ length: PERSONS }, () => `${randomUUID().slice(0, 8)}@example.com`);
  const hasPhoto = (index: number) => index % 7 === 0;

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

  /** Delivers a mail, again if the mail server stops meanwhile, and some mails into two folders. */
  async function deliver(index: number): Promise<void> {
    const raw = mailOf(index);
    const folders = index % 13 === 0 ? ['INBOX', 'Copies'] : [index % 10 === 0 ? 'Clients' : 'INBOX'];
    for (const folder of index % 17 === 0 ? ['Junk'] : folders) {
      while (
        !(await dovecot.deliver(raw, folder).then(
          () => true,
          () => false,
        ))
      )
        await delay(100);
    }
  }

  /** Another client reads the mails, and moves those of the junk folder into the watched one. */
  async function tidy(): Promise<void> {
    const client = await dovecot.client();
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1:*', ['\\Seen']);
    await client.mailboxCreate('Junk').catch(() => {});
    await client.mailboxOpen('Junk');
    await client.messageMove('1:*', 'INBOX');
    await client.logout();
  }

  async function kill(at: number): Promise<void> {
    await replicas.servers[at]?.kill();
    await replicas.servers[at]?.start();
  }

  const faults: [string, () => Promise<void> | void][] = [
    ['a cut', () => line.cut()],
    ['a restart of the mail server', () => dovecot.stop().then(dovecot.start)],
    ['a kill of the first process', () => kill(0)],
    ['new UIDs', () => dovecot.renumber()],
    ['a restart of PostgreSQL', () => postgres.stop().then(postgres.start)],
    ['a kill of the second process', () => kill(1)],
    ['silence', () => line.silence()],
    ['another client', tidy],
  ];

  const stored = () =>
    queryOn<Row>(
      postgres.url,
      `select "subject", (select count(*)::int from "photo" where "fileName" in (select "file"->>'photo' from jsonb_array_elements("files") "file")) as "photos"
       from "lead_message"`,
    );

  test('loses and doubles nothing', async () => {
    const each = Math.ceil(MAILS / HOURS);
    for (let hour = 0; hour < HOURS; hour += 1) {
      const indexes = Array.from({ length: each }, (_, at) => hour * each + at).filter((it) => it < MAILS);
      const delivery = (async () => {
        for (const index of indexes) await deliver(index);
      })();
      await delay(randomInt(2_000));
      const [name, fault] = faults[hour % faults.length] ?? [];
      await fault?.();
      await delivery;
      const [{ now } = { now: '' }] = await queryOn<{ now: string }>(
        postgres.url,
        'select now()::text as "now"',
      );
      const read = `select 1 from "mailbox" where "lastReadAt" > '${now}'`;
      await expect
        .poll(() => queryOn(postgres.url, read), { timeout, message: `a reading after ${name}` })
        .toHaveLength(1);
    }
    await tidy();
    const subjects = async () =>
      (await stored()).map(({ subject }) => Number(subject)).toSorted((a, b) => a - b);
    const all = Array.from({ length: MAILS }, (_, index) => index);
    await expect.poll(async () => (await subjects()).length, { timeout }).toBeGreaterThanOrEqual(MAILS);
    expect(await subjects()).toEqual(all);
    const photos = (await stored()).filter((row) => row.photos !== Number(hasPhoto(Number(row.subject))));
    expect(photos).toEqual([]);
    const leads = await queryOn<{ email: string }>(
      postgres.url,
      'select "email" from "lead" order by "email"',
    );
    expect(leads.map(({ email }) => email)).toEqual(persons.toSorted());
    expect(await queryOn(postgres.url, 'select * from "mailbox_failure" where "tries" >= 3')).toEqual([]);
  }, 2_400_000);
});
