import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server-process.ts';

const command = join(import.meta.dirname, '../../dist/doctor.js');
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function runDoctor(environment: NodeJS.ProcessEnv): Promise<{ output: string; exitCode: number }> {
  const PORT = String(await freePort());
  const child = spawn(process.execPath, [command], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? -1)));
  return { output: (await child.stdout.toArray()).join(''), exitCode: await exit };
}

test('without a running site the doctor warns, and the storage passes', async () => {
  const { output, exitCode } = await runDoctor({});
  expect(output).toMatch(/^warning {2}site: .* does not answer \(ECONNREFUSED\); start the site$/m);
  expect(output).toMatch(/^ok {7}storage: /m);
  expect(output).toMatch(/^warning {2}mail: SMTP_URL is not set/m);
  expect(exitCode).toBe(0);
});

test('a database and a mail server that do not answer fail', async () => {
  const port = await freePort();
  const { output, exitCode } = await runDoctor({
    DATABASE_URL: `postgres://site:secret@127.0.0.1:${port}/site`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  expect(output).toMatch(/^failed {3}database: .*ECONNREFUSED/m);
  expect(output).toMatch(/^failed {3}mail: .*ECONNREFUSED/m);
  expect(output).not.toContain('secret');
  expect(exitCode).toBe(1);
});

test('a mail server that rejects the password fails', async () => {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'studio' }) : callback(new Error('Wrong password')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const run = (password: string) => runDoctor({ SMTP_URL: `smtp://studio:${password}@127.0.0.1:${port}` });
  expect((await run('wrong')).output).toMatch(/^failed {3}mail: .*Wrong password/m);
  expect((await run('right')).output).toMatch(/^ok {7}mail: 127\.0\.0\.1:\d+ accepts our login$/m);
  await new Promise<void>((resolve) => server.close(resolve));
});

test('an invalid variable is the only line of output', async () => {
  const { output, exitCode } = await runDoctor({ PORT: 'front' });
  expect(output).toBe('failed   configuration: PORT is not a port (0 to 65535); correct this variable\n');
  expect(exitCode).toBe(1);
});
