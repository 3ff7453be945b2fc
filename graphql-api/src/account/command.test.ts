import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { captureLog } from '../../test/captured-log.ts';
import { AccountEntity } from '../access/account.entity.ts';
import { ConfigError, readConfig } from '../core/config.ts';
import { createFirstAdmin, ensureAdmin } from './admins.ts';
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
    [['revoke', admin.email], 'is the only admin'],
  ])('%j is rejected in words', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });

  test('says so in one line while the server has the embedded database open, else works beside it', async () => {
    const { dataDir, databaseUrl } = app.app.config;
    const command = spawn(process.execPath, ['--import', 'tsx', 'src/cli/admin.ts', 'list'], {
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

test('the variable makes an admin, and sets back no password that was changed since', async () => {
  await run('password', admin.email, 'changed-since');
  await ensureAdmin(em(), admin.email.toUpperCase(), admin.password);
  expect(await login(admin.email, admin.password)).toBeUndefined();
  expect(await login(admin.email, 'changed-since')).toBeDefined();
});

test('a database without accounts gets one admin, whose password fits the form', async () => {
  await em().nativeDelete(AccountEntity, {});
  const made = await Promise.all([
    createFirstAdmin(em(), 'first@example.com'),
    createFirstAdmin(em(), 'first@example.com'),
  ]);
  const [password, ...none] = made.filter((it) => it !== null);
  expect(none).toEqual([]);
  expect(password?.length).toBeLessThanOrEqual(16);
  expect(await login('first@example.com', password ?? '')).toBeDefined();
  expect(await createFirstAdmin(em(), 'other@example.com')).toBeNull();
  await ensureAdmin(em(), admin.email, admin.password);
  expect(await login(admin.email, admin.password)).toBeDefined();
});
