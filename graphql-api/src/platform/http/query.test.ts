import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { openWeb } from '../../../test/web.ts';
import { createServer } from '../../server.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

test('every parameter in the path of a route has a maximum', async () => {
  const server = await createServer(app.app, openWeb);
  const routes = server.declaredRoutes.filter(
    ({ url, method }) => url.includes(':') && [method].flat().includes('GET'),
  );
  await server.close();
  expect(routes.length).toBeGreaterThan(8);
  for (const { url } of routes) {
    const path = url.replace(/:[a-z]+/gi, 'x'.repeat(601));
    expect.soft((await fetch(app.url + path)).status, url).toBe(404);
  }
});

test('every query parameter that a route reads has a maximum', async () => {
  const server = await createServer(app.app, openWeb);
  const declared = server.declaredRoutes.flatMap(({ url, config }) =>
    Object.entries(config?.query ?? {}).map(([name, max]) => ({ url: url.replace(/:\w+/, '1'), name, max })),
  );
  await server.close();
  expect(new Set(declared.map(({ url }) => url)).size).toBeGreaterThan(3);
  const authorization = `Bearer ${await app.signIn()}`;
  for (const { url, name, max } of declared.filter((it) => it.max < 10_000)) {
    const text = 'x'.repeat(max + 1);
    const { status } = await fetch(`${app.url}${url}?${name}=${text}`, { headers: { authorization } });
    expect.soft(status, `${url}?${name}`).toBe(400);
  }
});

test('a parameter that a route does not read changes nothing, however long', async () => {
  const { status } = await fetch(`${app.url}/blogs?utm_source=${'x'.repeat(5_000)}&page=none`);
  expect(status).toBe(200);
});

test('the filters of the export are limited in a body too', async () => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await app.signIn()}` };
  const body = JSON.stringify({ search: 'x'.repeat(201) });
  expect((await fetch(`${app.url}/api/leads.csv`, { method: 'POST', headers, body })).status).toBe(400);
});
