import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/platform/core/config.ts';
import { variables } from '../src/platform/core/environment.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Service {
  image?: string;
  user?: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
  volumes: string[];
  tmpfs?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, null>;
}

const { services, volumes, networks } = parse(read('docker-compose.yml')) as Compose;
const environment = services['site-1']?.environment ?? {};

/** Substitutes `${NAME:-default}` and `${NAME:?message}` as Docker does. */
const interpolate = (value: string, shell: Record<string, string>) =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const given = shell[name];
    if (given) return given;
    if (kind === '?') throw new Error(rest);
    return rest;
  });

test('the composition needs only a password and uses its own database', () => {
  const start = (shell: Record<string, string>) =>
    readConfig(
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, interpolate(value, shell)]),
      ),
    );
  expect(() => start({})).toThrow('set POSTGRES_PASSWORD');
  const config = start({ POSTGRES_PASSWORD: 'secret' });
  expect(config.databaseUrl).toBe('postgres://site@postgres:5432/site');
  expect(environment['PGPASSWORD']).toBe(services['postgres']?.environment?.['POSTGRES_PASSWORD']);
  expect(config.siteUrl).toBe('http://localhost');
  expect([config.admin, config.s3, config.smtpUrl]).toEqual([undefined, undefined, undefined]);
});

test('only the proxy publishes ports, and the site trusts only its IP address', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const { networks: joined, environment: proxy } = services['proxy'] ?? {};
  const ipAddress = (joined as Record<string, { ipv4_address: string }>)['front']?.ipv4_address;
  expect(readConfig({ TRUST_PROXY: environment['TRUST_PROXY'] }).trustProxy).toEqual([ipAddress]);
  // The proxy's host is the host of SITE_URL.
  expect(proxy?.['SITE_URL']).toBe(environment['SITE_URL']);
  expect(services['site-2']).toEqual(services['site-1']);
  expect(networks['back']?.internal).toBe(true);
  expect(services['postgres']?.networks).toEqual(['back']);
});

test('the site runs read-only, as an unprivileged user and without capabilities', () => {
  const { user, read_only, cap_drop, cap_add, tmpfs, volumes: mounted } = services['site-1'] ?? {};
  expect({ user, read_only, cap_drop, cap_add, tmpfs, mounted }).toEqual({
    user: 'node',
    read_only: true,
    cap_drop: ['ALL'],
    cap_add: undefined,
    tmpfs: ['/tmp'],
    mounted: ['files:/data'],
  });
  for (const { security_opt: options } of Object.values(services))
    expect(options).toContain('no-new-privileges:true');
  // The image itself uses that user, who owns none of its files.
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).not.toContain('--chown');
});

test('the README has every variable; the container gets them except three that the image sets', () => {
  const cells = read('README.md').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]*`(?:, )?)+) \|/gm);
  const named = [...cells].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  expect(variables.filter((name) => !named.includes(name))).toEqual([]);
  const decided = [...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);
  expect(named.filter((name) => !(name in environment) && !decided.includes(name))).toEqual([]);
});

test('every volume is declared, and the image copies only existing paths', () => {
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes.map((it) => it.split(':')[0]))
    .filter((name) => !name?.startsWith('.'));
  expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  const copied = [...read('Dockerfile').matchAll(/^COPY (?:--chown=\S+ )?((?:[\w./-]+ )+)\S+$/gm)].flatMap(
    ([, files = '']) => files.trim().split(' '),
  );
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the image runs Node with the options of `npm start`', () => {
  const [, command = ''] = /^CMD (.+)$/m.exec(read('Dockerfile')) ?? [];
  const { scripts } = JSON.parse(read('package.json'));
  const options = (text: string) => text.match(/--[\w-]+=\w+/g);
  expect(options(scripts.start)).toHaveLength(2);
  expect(options(command)).toEqual(options(scripts.start));
});

test.runIf(spawnSync('caddy', ['version']).status === 0).each(['Caddyfile', 'single-server/Caddyfile'])(
  'Caddy accepts deploy/%s',
  (file) => {
    const parameters = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy', file)];
    const { status, stderr } = spawnSync('caddy', parameters, { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  },
);

test
  .runIf(spawnSync('systemd-analyze', ['--version']).status === 0)
  .each(['site.service', 'site-backup.service', 'site-backup.timer'])('systemd accepts %s', (file) => {
  const unit = join(root, 'deploy/single-server', file);
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  // The program is installed on the server.
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  expect(faults).toEqual([]);
});
