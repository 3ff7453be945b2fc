import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../../src/server.ts';
import { startApp, type TestApp } from '../app.ts';
import { someVisitor } from '../visitor.ts';
import { openWeb } from '../web.ts';
import { hostileBody, hostileHeaders, hostileQuery, hostileText, inPath } from './hostile.ts';
import { runs, timeout } from './runs.ts';

let app: TestApp;
let token: string;
let routes: Route[];
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

interface Route {
  method: string;
  url: string;
}

/** Matches the routes of built files, which share one handler. Those of the playground need a build. */
const builtFile = /^\/(?:assets|icons|screenshots)\/[^*]|^\/playground/;

beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
  const server = await createServer(app.app, openWeb);
  routes = server.declaredRoutes
    .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one, url })))
    .filter(({ url }) => !builtFile.test(url));
  await server.close();
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

const otherMethods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Generates calls of a route, with its method or another, and random parameters, headers and body. */
const calls = fc.record({
  route: fc.nat(10_000),
  otherMethod: fc.option(fc.constantFrom(...otherMethods), { freq: 4 }),
  parameters: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
  before: fc.option(fc.constantFrom('/', '//', '/x'), { freq: 9, nil: '' }),
  after: fc.option(fc.constantFrom('/', '//', '/..', '.html', '%00'), { freq: 9, nil: '' }),
  query: hostileQuery,
  headers: hostileHeaders,
  body: fc.option(hostileBody),
});

type Random = typeof calls extends fc.Arbitrary<infer T> ? T : never;

function callOf(random: Random, credentials: Record<string, string>): Call {
  const { method, url } = routes[random.route % routes.length] as Route;
  const parameters = [...random.parameters];
  const path = url.replace(/:\w+|\*/g, () => inPath(parameters.pop() ?? '').replace(/[?#]/g, '_'));
  const body = random.body?.bytes;
  return {
    method: random.otherMethod ?? method,
    path: `${random.before}${path}${random.after}${random.query && `?${random.query}`}`,
    headers: {
      ...random.headers,
      ...(random.body && { 'content-type': random.body.type }),
      ...(body && { 'content-length': String(body.length) }),
      ...credentials,
      ...someVisitor(),
    },
    body,
  };
}

function send({
  method,
  path,
  headers,
  body,
}: Call): Promise<{ status: number; type: string; answer: string }> {
  return new Promise((resolve, reject) => {
    request(app.url, { method, path, headers, agent }, async (response) =>
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        answer: await text(response),
      }),
    )
      .on('error', reject)
      .end(body);
  });
}

const onlyApi = /^\/(?:(?:api|graphql|photos|pictures|videos)(?:\/|$)|blog\/.)/;

/** Returns the fault of the response to a call; undefined if it has none. */
async function faultOf(call: Call): Promise<string | undefined> {
  const { status, type, answer } = await send(call);
  const shown = `${call.method} ${call.path} is answered by ${status}: ${answer.slice(0, 500)}`;
  if (status >= 500) return shown;
  if (/\bat .+\.[jt]s:\d+|node_modules/.test(answer)) return `with a stack trace: ${shown}`;
  const isJsonEndpoint =
    onlyApi.test(new URL(`http://site${call.path}`).pathname) &&
    !call.headers['accept']?.includes('text/html');
  if (isJsonEndpoint && status >= 400 && answer !== '' && !type.includes('json'))
    return `as ${type}: ${shown}`;
  return undefined;
}

describe('no call of a route causes an internal error, and errors of the API are JSON:', () => {
  test.each([
    ['an anonymous visitor', () => ({})],
    ['an admin', () => ({ authorization: `Bearer ${token}` })],
    ['a client with a malformed token', () => ({ authorization: 'Bearer \u00ff' })],
  ] as const)(
    '%s',
    async (_who, credentials) => {
      const property = fc.asyncProperty(calls, async (random) => {
        expect(await faultOf(callOf(random, credentials()))).toBeUndefined();
      });
      await fc.assert(property, { numRuns: runs });
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    },
    timeout,
  );
});
