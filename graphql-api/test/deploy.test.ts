import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Compose {
  services: Record<string, { image?: string; environment: Record<string, string>; volumes: string[] }>;
  volumes: Record<string, null>;
}

const { services, volumes } = parse(read('docker-compose.yml')) as Compose;
const environment = services['site']?.environment ?? {};

/** What docker makes of `${NAME:-fallback}` and `${NAME:?words}`. */
const interpolate = (value: string, shell: Record<string, string>) =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const given = shell[name];
    if (given) return given;
    if (kind === '?') throw new Error(rest);
    return rest;
  });

test('the composition starts with a password and nothing else, on its own database', () => {
  const start = (shell: Record<string, string>) =>
    readConfig(
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, interpolate(value, shell)]),
      ),
    );
  expect(() => start({})).toThrow('set POSTGRES_PASSWORD');
  const config = start({ POSTGRES_PASSWORD: 'secret' });
  expect(config.databaseUrl).toBe('postgres://site:secret@postgres:5432/site');
  expect(config.siteUrl).toBe('http://localhost:4000');
  expect([config.admin, config.s3, config.smtpUrl]).toEqual([undefined, undefined, undefined]);
});

test('every variable that the README names reaches the container; the image decides about the other three', () => {
  const cells = read('README.md').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]*`(?:, )?)+) \|/gm);
  const named = [...cells].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
  expect(named).toContain('DATABASE_URL');
  const decided = [...read('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);
  expect(named.filter((name) => !(name in environment) && !decided.includes(name))).toEqual([]);
});

test('every volume is declared, and the image copies what is there', () => {
  const mounted = Object.values(services).flatMap((service) => service.volumes.map((it) => it.split(':')[0]));
  expect(mounted.toSorted()).toEqual(Object.keys(volumes).toSorted());
  const copied = [...read('Dockerfile').matchAll(/^COPY (?:--chown=\S+ )?((?:[\w./-]+ )+)\S+$/gm)].flatMap(
    ([, files = '']) => files.trim().split(' '),
  );
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
