import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { AccountEntity } from '../platform/access/account.entity.ts';
import { ConfigError, readConfig } from '../platform/core/config.ts';
import { ensureAdmin, provideAdmin } from './admins.ts';
import { runAdminCommand } from './command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { logged: log });
});
afterAll(() => app.close());

const em = () => app.app.database.em.fork();
const log = captureLog();
const run = (...args: string[]) => runAdminCommand(em(), args, app.app.log);
const login = async (email: string, password: string) => {
  const { data } = await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email, password },
  });
  return (data as { login: { token: string } } | null)?.login.token;
};

describe('npm run admin', () => {
  test('adds, lists and revokes admins, and changes their passwords', async () => {
    const added = await run('add', 'Second@Example.com');
    const [, password = ''] = /Password: (\S+)/.exec(added) ?? [];
    expect(password).toMatch(/^\w{16}$/);
    const token = await login('second@example.com', password);
    expect(token).toBeDefined();
    expect(await run('list')).toMatch(/^second@example\.com .*open sessions: 1$/m);

    log.takeEvents();
    await run('password', 'second@example.com', 'another-one');
    expect(log.takeEvents()).toEqual(['password.changed']);
    expect(await app.graphql('{ me { email } }', {}, token)).toEqual({ data: { me: null } });
    expect(await login('second@example.com', password)).toBeUndefined();
    const again = await login('second@example.com', 'another-one');
    await run('revoke', 'second@example.com');
    expect(await app.graphql('{ me { email } }', {}, again)).toEqual({ data: { me: null } });
    expect(await run('list')).not.toContain('second@');
  });

  test.each([
    [[], 'npm run admin'],
    [['dance'], 'npm run admin'],
    [['add'], 'npm run admin'],
    [['add', 'no address'], 'is not an email address'],
    [['add', 'x@example.com', 'sev3n-c'], 'must have 8 to 16 characters'],
    [['add', 'x@example.com', 'seventeen-letters'], 'must have 8 to 16 characters'],
    [['add', 'x@example.com', 'Passw0rd'], 'is one of the most common passwords'],
    [['password', admin.email, 'iloveyou'], 'is one of the most common passwords'],
    [['add', admin.email, 'long-enough'], 'is an admin already'],
    [['password', 'nobody@example.com', 'long-enough'], 'There is no admin'],
    [['revoke', 'nobody@example.com'], 'There is no admin'],
    [['revoke', admin.email], 'is the only owner'],
  ])('%j is rejected in words', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  test('says so in one line while the server has the embedded database open, else works beside it', async () => {
    const { dataDir, databaseUrl } = app.app.config;
    const command = spawn(process.execPath, ['--import', 'tsx', 'src/operations/cli/admin.ts', 'list'], {
      cwd: new URL('../..', import.meta.url),
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    });
    const [out, error, [code]] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      once(command, 'exit'),
    ]);
    const locked = {
      code: 1,
      out: '',
      error: `DATA_DIR ${dataDir} is in use by another process: stop the server, then run this again.\n`,
    };
    const listed = { code: 0, out: expect.stringContaining(admin.email), error: '' };
    expect({ code, out, error }).toEqual(databaseUrl ? listed : locked);
  });
});

test.each([
  ['sev3n-c', 'ADMIN_PASSWORD must have 8 to 16 characters'],
  ['seventeen-letters', 'ADMIN_PASSWORD must have 8 to 16 characters'],
  ['Sunshine', 'ADMIN_PASSWORD is one of the most common passwords'],
])('ADMIN_PASSWORD=%s stops the start in one line', (ADMIN_PASSWORD, line) => {
  expect(() => readConfig({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD })).toThrow(new ConfigError(line));
});

test('the variables create an admin, and do not reset a changed password', async () => {
  await run('password', admin.email, 'changed-since');
  await ensureAdmin(em(), admin.email.toUpperCase(), admin.password);
  expect(await login(admin.email, admin.password)).toBeUndefined();
  expect(await login(admin.email, 'changed-since')).toBeDefined();
});

describe('a database without accounts', () => {
  beforeEach(() => em().nativeDelete(AccountEntity, {}));
  const unconfigured = () => ({ ...app.app, config: { ...app.app.config, admin: undefined } });
  const { email } = readConfig({}).business;
  const passwordIn = (shown: string) => / with the password (\w{16})\n/.exec(shown)?.[1] ?? '';

  test('gets one admin, whose password the terminal shows', async () => {
    let shown = '';
    const terminal = { isTTY: true, write: (line: string | Uint8Array) => Boolean((shown += line)) };
    const two = [provideAdmin(unconfigured(), terminal), provideAdmin(unconfigured(), terminal)];
    await Promise.all(two);
    expect(shown.split('password ')).toHaveLength(2);
    expect(await login(email, passwordIn(shown))).toBeDefined();
    await provideAdmin(unconfigured(), terminal);
    expect(await em().count(AccountEntity)).toBe(1);
  });

  test('without a terminal the password is in a private file that the log names', async () => {
    const terminal = { isTTY: false, write: () => true };
    await provideAdmin(unconfigured(), terminal);
    const file = join(app.app.config.dataDir, 'first-admin-password.txt');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const password = passwordIn(await readFile(file, 'utf8'));
    expect(await login(email, password)).toBeDefined();
    expect(log.text()).toContain(file);
    expect(log.text()).not.toContain(password);
  });

  test('gets none if the password cannot be shown', async () => {
    const dataDir = '/dev/null';
    const unwritable = { ...unconfigured(), config: { ...unconfigured().config, dataDir } };
    await expect(provideAdmin(unwritable, { isTTY: false, write: () => true })).rejects.toThrow('ENOTDIR');
    expect(await em().count(AccountEntity)).toBe(0);
  });
});
