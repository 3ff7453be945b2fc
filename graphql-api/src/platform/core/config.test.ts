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

test.each(['a.example', 'ftp://a.example', 'http://'])('SITE_URL %s is no URL', (siteUrl) => {
  expect(() => readConfig({ SITE_URL: siteUrl })).toThrow(/^SITE_URL is not an http:\/\/ or https:\/\/ URL/);
});

test.each([
  'https://a.example/shop',
  'https://a.example/?x',
  'https://me:key@a.example',
  'https://a.example/#x',
])('SITE_URL %s is rejected: links would lead to pages that do not exist', (siteUrl) => {
  expect(() => readConfig({ SITE_URL: siteUrl })).toThrow(
    /^SITE_URL has more than a scheme, a host and a port/,
  );
});

test.each(['https://a.example', 'https://a.example/', 'http://A.example:8080/'])(
  'SITE_URL %s is accepted',
  (siteUrl) => {
    expect(readConfig({ SITE_URL: siteUrl }).siteUrl).toBe(siteUrl.replace(/\/$/, ''));
  },
);

test.each(['postgres://site@db:5432/site', 'postgresql:///site?host=%2Frun'])(
  'DATABASE_URL may be %s',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test.each(['mysql://db/site', 'postgres://db:x/site', 'postgres://first:5432,second:5432/site'])(
  'DATABASE_URL %s is rejected',
  (url) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^DATABASE_URL is not a postgres:\/\/ URL$/);
  },
);

test.each([
  [{ IMAP_URL: 'https://mail.example' }, /^IMAP_URL is not an imap:\/\/ or imaps:\/\/ URL$/],
  [{ IMAP_URL: 'imaps://mail.example' }, /^IMAP_URL has no user/],
  [{ IMAP_URL: 'imaps://me@mail.example' }, /^IMAP_URL has no password/],
  [{ IMAP_URL: 'imaps://me:key@mail.example', IMAP_NEW_LEADS: 'yes' }, /^IMAP_NEW_LEADS is neither/],
  [
    { IMAP_URL: 'imaps://me@outlook.office365.com', IMAP_OAUTH_REFRESH_TOKEN: 'token' },
    /^IMAP_OAUTH_CLIENT_ID is missing/,
  ],
  [
    { IMAP_URL: 'imaps://me@mail.example', IMAP_OAUTH_REFRESH_TOKEN: 'token', IMAP_OAUTH_CLIENT_ID: 'id' },
    /^IMAP_OAUTH_TOKEN_URL is missing for mail\.example$/,
  ],
])('%j is rejected by the name of the variable', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason);
});

test('the mailbox has the folder, the port and the token URL of its provider', () => {
  const url = { IMAP_URL: 'imaps://ann%40a.example@outlook.office365.com/Clients%20new' };
  const { imap } = readConfig({ ...url, IMAP_OAUTH_REFRESH_TOKEN: 'token', IMAP_OAUTH_CLIENT_ID: 'id' });
  expect(imap).toMatchObject({ user: 'ann@a.example', port: 993, folder: 'Clients new', newLeads: false });
  expect(imap?.oauth?.tokenUrl).toBe('https://login.microsoftonline.com/common/oauth2/v2.0/token');
  expect(readConfig({ IMAP_URL: 'imap://me:a%2Fb@mail.example' }).imap).toMatchObject({
    port: 143,
    password: 'a/b',
    folder: 'INBOX',
    oauth: undefined,
  });
});

test('a folder that cannot be created is an error', () => {
  expect(() => makeFolder('/proc/site/data')).toThrow(/ENOENT/);
});
