import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dovecot, hasDovecot, mail, startDovecot } from '../dovecot.ts';
import { type OwnPostgres, startOwnPostgres } from '../own-postgres.ts';
import { newFolder, removeFolders } from '../restore-target.ts';
import { startTcpLine, type TcpLine } from '../tcp-line.ts';
import { runNpm } from './npm-command.ts';
import { prepareReplicas, queryOn, type Replicas } from './replicas.ts';

describe.skipIf(!hasDovecot)('two processes with a mailbox over TLS', () => {
  let dovecot: Dovecot;
  let postgres: OwnPostgres;
  let line: TcpLine;
  let replicas: Replicas;
  let environment: NodeJS.ProcessEnv;
  beforeAll(async () => {
    [dovecot, postgres] = await Promise.all([startDovecot(), startOwnPostgres()]);
    const ca = `${await newFolder('ca-')}/ca.pem`;
    await writeFile(ca, dovecot.ca);
    const { port } = new URL(dovecot.tlsUrl);
    line = await startTcpLine(Number(port));
    environment = {
      SEED: 'none',
      IMAP_URL: dovecot.tlsUrl.replace(port, String(line.port)),
      IMAP_NEW_LEADS: 'on',
      NODE_EXTRA_CA_CERTS: ca,
    };
    replicas = await prepareReplicas(2, postgres.url, environment);
    await Promise.all(replicas.servers.map((server) => server.start()));
  });
  afterAll(async () => {
    await replicas.remove();
    await postgres.remove();
    await line.close();
    await dovecot.remove();
    await removeFolders();
  });

  const subjects = async () => {
    const sql = 'select "subject" from "lead_message" order by "subject"';
    return (await queryOn<{ subject: string }>(postgres.url, sql)).map(({ subject }) => subject);
  };
  const deliver = (subject: string) => dovecot.deliver(mail({ From: 'ann@example.com', Subject: subject }));

  test('one of them reads it, once, and the other one goes on when it is killed', async () => {
    await deliver('One');
    await expect.poll(subjects).toEqual(['One']);
    expect(line.openCount()).toBe(1);
    const [first, second] = replicas.servers;
    await first?.kill();
    await deliver('Two');
    await expect.poll(subjects).toEqual(['One', 'Two']);
    await first?.start();
    await second?.kill();
    await deliver('Three');
    await expect.poll(subjects).toEqual(['One', 'Three', 'Two']);
    await second?.start();
  });

  test('the mails of three days without a process arrive, also of someone new in a new folder', async () => {
    await deliver('Before');
    await expect.poll(subjects).toContain('Before');
    await Promise.all(replicas.servers.map((server) => server.stop()));
    const titles = Array.from({ length: 24 }, (_, index) => `Off ${String(index).padStart(2, '0')}`);
    await queryOn(postgres.url, `update "mailbox_folder" set "createdAt" = now() - interval '4 days'`);
    const client = await dovecot.client();
    await client.mailboxCreate('Clients');
    for (const [index, subject] of titles.entries()) {
      const at = new Date(Date.now() - (24 - index) * 3 * 60 * 60 * 1000);
      const [folder, sender] =
        index % 5 === 4 ? ['Clients', 'new@example.com'] : ['INBOX', 'ann@example.com'];
      const raw = mail({ From: sender, Subject: subject, Date: at.toUTCString() });
      await client.append(folder, raw, [], at);
    }
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1:*', ['\\Seen']);
    await client.logout();
    await Promise.all(replicas.servers.map((server) => server.start()));
    const arrived = async () => (await subjects()).filter((subject) => subject.startsWith('Off'));
    await expect.poll(arrived).toEqual(titles);
  });

  test('the doctor signs in too, and says since when the mailbox refuses', async () => {
    const doctor = async (change: NodeJS.ProcessEnv = {}) =>
      (await runNpm(['doctor'], { ...environment, DATABASE_URL: postgres.url, ...change })).out;
    expect(await doctor()).toMatch(
      /^ok {7}mailbox: 0\.0\.0\.0 accepts our login\nok {7}mailbox: last read at 20/m,
    );
    const refused = await doctor({ IMAP_URL: dovecot.tlsUrl.replace(':secret@', ':wrong@') });
    expect(refused).toMatch(/^failed {3}mailbox: 0\.0\.0\.0 refuses: .*Authentication failed/m);
    expect(refused).not.toContain('wrong@');
    await rm(environment['NODE_EXTRA_CA_CERTS'] ?? '');
    expect(await doctor()).toMatch(/^failed {3}mailbox: 0\.0\.0\.0 refuses: self-signed certificate/m);
    expect(await doctor({ IMAP_URL: dovecot.tlsUrl.replace('0.0.0.0', 'localhost') })).toMatch(
      /^ok {7}mailbox: localhost accepts our login/m,
    );
  });

  test('the doctor and `npm run mails` list a mail that could not be stored, and say since when the mailbox is not read', async () => {
    const given = { ...environment, DATABASE_URL: postgres.url };
    const failure = `insert into "mailbox_failure" ("path", "uid", "tries", "lastError") values ('INBOX', 1, 3, 'Poison')`;
    await queryOn(postgres.url, failure);
    expect((await runNpm(['mails'], given)).out).toMatch(
      /^Mails not received: 1\n20\S+ {2}mail 1 of the folder INBOX {2}could not be stored {2}\(Poison\)$/m,
    );
    await dovecot.stop();
    const failing = () => queryOn(postgres.url, 'select 1 from "mailbox" where "failingSince" is not null');
    await expect.poll(failing).toHaveLength(1);
    const { out } = await runNpm(['doctor'], given);
    expect(out).toMatch(/^warning {2}mailbox: not read since 20\S+: /m);
    expect(out).toMatch(/^warning {2}mailbox: mails that could not be stored: 1; run `npm run mails`/m);
    await dovecot.start();
  });
});
