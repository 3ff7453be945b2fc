import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareReplicas, queryOn } from '../../../test/processes/replicas.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm } from '../../../test/samples/forms.ts';
import { freePort, type ServerProcess } from '../../../test/server-process.ts';
import { findPrograms, findUser } from './embedded/programs.ts';

// The embedded PostgreSQL has no pg_basebackup.
const programs = '/usr/lib/postgresql/15/bin';

/** Runs a program of PostgreSQL, which rejects root, on a data folder. */
function run(folder: string, program: string, ...parameters: string[]): void {
  const { prefix, uid, gid } = findUser(dirname(folder), findPrograms());
  const [file = '', ...rest] = [...prefix, join(programs, program), '-D', folder, ...parameters];
  const { status } = spawnSync(file, rest, { uid, gid, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${program} ended with ${status}.`);
}

/** Starts the server of a data folder. */
async function startServer(folder: string, port: number): Promise<void> {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=50`;
  run(folder, 'pg_ctl', 'start', '-w', '-l', `${folder}.log`, '-o', options);
}

/** Starts a primary and a synchronous standby, so that the standby has every acknowledged lead. */
async function startPair() {
  const folder = await mkdtemp(join(tmpdir(), 'pair-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const ports = [await freePort(), await freePort()] as const;
  const urls = ports.map((port) => `postgres://postgres@127.0.0.1:${port}/postgres`) as [string, string];
  run(first, 'initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await startServer(first, ports[0]);
  run(second, 'pg_basebackup', '-R', '-d', `${urls[0]}?application_name=second`, '-X', 'stream');
  await startServer(second, ports[1]);
  await queryOn(urls[0], `alter system set synchronous_standby_names = 'second'`);
  await queryOn(urls[0], 'select pg_reload_conf()');
  onTestFinished(async () => {
    for (const server of [first, second])
      if (existsSync(join(server, 'postmaster.pid'))) run(server, 'pg_ctl', 'stop', '-m', 'immediate');
    await rm(folder, { recursive: true });
  });
  return { first, second, ports, urls };
}

const countLeads = async (url: string) =>
  (await queryOn<{ count: number }>(url, 'select count(*)::int as "count" from "lead"'))[0]?.count;

test.runIf(existsSync(programs))(
  'after a failover two processes write to the promoted standby, and no acknowledged lead is lost',
  async () => {
    const { first, second, ports, urls } = await startPair();
    // The standby comes first: a process must not stay on the first host that answers.
    const url = `postgresql://postgres@127.0.0.1:${ports[1]},127.0.0.1:${ports[0]}/postgres?target_session_attrs=read-write`;
    const replicas = await prepareReplicas(2, url, { SEED: 'none' });
    onTestFinished(() => replicas.remove());
    await Promise.all(replicas.servers.map((server) => server.start()));
    let acknowledged = 0;
    const stopped = new AbortController();
    const send = async (server: ServerProcess) => {
      const { status } = await postForm(server, message);
      if (status === 200) acknowledged += 1;
      return status;
    };
    const sending = Promise.all(
      replicas.servers.map(async (server) => {
        while (!stopped.signal.aborted) await send(server);
      }),
    );
    await expect.poll(() => acknowledged).toBeGreaterThan(20);

    run(first, 'pg_ctl', 'stop', '-m', 'immediate');
    run(second, 'pg_ctl', 'promote', '-w');
    const before = acknowledged;
    await queryOn(urls[1], `alter system set synchronous_standby_names = ''`);
    await queryOn(urls[1], 'select pg_reload_conf()');
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 20);
    stopped.abort();
    await sending;
    for (const server of replicas.servers) expect(await send(server)).toBe(200);
    // A lead can be stored although its response was lost.
    expect(await countLeads(urls[1])).toBeGreaterThanOrEqual(acknowledged);
  },
);
