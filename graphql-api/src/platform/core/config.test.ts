import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { makeFolder } from './data-dir.ts';

test.each(['not a host', 'a:b', 'http://localhost'])('HOST %j is rejected by its name', (host) => {
  expect(() => readConfig({ HOST: host })).toThrow(/^HOST is not an IP address or a host name$/);
});

test.each([
  ['::1', 'http://[::1]:4000'],
  ['0.0.0.0', 'http://0.0.0.0:4000'],
  ['site.internal', 'http://site.internal:4000'],
])('HOST %s gives the URL of the site', (host, siteUrl) => {
  expect(readConfig({ HOST: host }).siteUrl).toBe(siteUrl);
});

test('a folder that cannot be created is an error', () => {
  expect(() => makeFolder('/proc/site/data')).toThrow(/ENOENT/);
});
