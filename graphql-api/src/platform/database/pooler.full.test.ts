import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { copyDatabase } from '../../../test/postgres.ts';
import { publish, signInto } from '../../../test/processes/replicas.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm } from '../../../test/samples/forms.ts';
import { freePort } from '../../../test/server-process.ts';
import { ok } from '../../operations/doctor/checks.ts';
import { checkDatabase } from '../../operations/doctor/database.ts';
import { readConfig } from '../core/config.ts';
import { findPrograms, findUser } from './embedded/programs.ts';

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts PgBouncer in transaction mode before the server of `url`; returns the same URL through it. */
async function startPooler(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const { searchParams, port: serverPort } = new URL(url);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${searchParams.get('host')} port=${serverPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  // PgBouncer rejects root, as PostgreSQL does.
  const [program = '', ...parameters] = [...findUser(folder, findPrograms()).prefix, 'pgbouncer', '-q', file];
  const child = spawn(program, parameters, { stdio: 'ignore' });
  await expect
    .poll(async () => {
      const socket = connect(port, '127.0.0.1');
      const event = await Promise.race([
        once(socket, 'connect').then(() => 'open'),
        once(socket, 'close'),
      ]).catch(() => 'error');
      socket.destroy();
      return event;
    })
    .toBe('open');
  const pooled = new URL(url);
  pooled.search = '';
  pooled.host = `127.0.0.1:${port}`;
  return {
    url: pooled.href,
    remove: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

test.runIf(hasPooler)(
  'two processes behind a transaction pooler start, store leads and see each other’s edits',
  async () => {
    const { url, database } = inject('template');
    const copy = await copyDatabase(url, database);
    const pooler = await startPooler(copy.url);
    const first = await startApp({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: copy.url });
    // Without DATABASE_DIRECT_URL no notification arrives, and the process polls.
    const second = await startApp({ DATABASE_URL: pooler.url });
    for (const app of [first, second]) expect((await postForm(app, message)).status).toBe(200);
    const newest = async () =>
      JSON.stringify(await second.graphql('{ blogs(pageSize: 1) { items { title } } }'));
    await newest();
    await publish(first, await signInto(first), 'Through the pooler');
    await expect.poll(newest).toContain('Through the pooler');
    const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: copy.url };
    const found = ok('the connection uses a pooler, and DATABASE_DIRECT_URL is set');
    expect(await checkDatabase(readConfig(urls))).toContainEqual(found);
    await first.close();
    await second.close();
    await pooler.remove();
    await copy.remove();
  },
);
