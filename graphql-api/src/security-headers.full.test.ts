import { expect, test } from 'vitest';
import { startApp } from '../test/app.ts';

test.each([
  ['http://site.example.com', {}, null],
  ['https://site.example.com', {}, 'max-age=31536000'],
  ['https://site.example.com', { HSTS_SUBDOMAINS: 'on' }, 'max-age=31536000; includeSubDomains'],
])('a page of %s with %o has this HSTS header: %s', async (SITE_URL, choice, header) => {
  const app = await startApp({ SITE_URL, ...choice });
  const { status, headers } = await fetch(`${app.url}/about`);
  expect([status, headers.get('strict-transport-security')]).toEqual([200, header]);
  await app.close();
});
