import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { urlsOfHosts } from './database-url.ts';

test('a connection string of several hosts is one URL for each host', () => {
  expect(urlsOfHosts('postgresql://u:a,b%40c@h1:5432,[::1]:5433/db?sslmode=verify-full')).toEqual([
    'postgresql://u:a,b%40c@h1:5432/db?sslmode=verify-full',
    'postgresql://u:a,b%40c@[::1]:5433/db?sslmode=verify-full',
  ]);
});

test.each([
  'postgres://h1,h2/db',
  'postgresql://u:p@h1:5432,h2:5433/db?target_session_attrs=read-write',
  'postgres://postgres@localhost:5432/db?host=%2Frun',
])('DATABASE_URL may be %s', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each(['mysql://h1/db', 'postgres://h1,:x/db', 'postgres://h1,h2/db?target_session_attrs=standby'])(
  'DATABASE_URL %s stops the start',
  (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(ConfigError);
  },
);
