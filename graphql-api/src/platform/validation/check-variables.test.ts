import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

/** Sends an operation as an upload without files, because the JSON parser rejects `__proto__`. */
async function send(query: string, variables: string) {
  const body = new FormData();
  body.set('operations', `{"query":${JSON.stringify(query)},"variables":${variables}}`);
  body.set('map', '{}');
  const headers = { 'apollo-require-preflight': 'true', ...someVisitor() };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a variable called %s that was not sent is missing',
  async (name) => {
    const { status, text } = await send(
      `mutation ($${name}: LoginInput!) { login(input: $${name}) { token } }`,
      '{}',
    );
    expect(status).toBe(400);
    expect(text).toContain('was not provided');
    expect(text).not.toContain('Email is required');
  },
);

test.each(['__proto__', 'constructor', 'toString', 'other'])(
  'an input’s field called %s is reported as unknown',
  async (name) => {
    const { status, text } = await send(
      'mutation ($input: LoginInput!) { login(input: $input) { token } }',
      `{"input":{"email":"a@example.com","password":"no","${name}":"x"}}`,
    );
    expect(status).toBe(200);
    expect(text).toContain(`"${name}":"There is no such field."`);
  },
);

test.each(['a.constructor', 'a.toString', 'a.__proto__'])('/assets/%s is not there', async (name) => {
  expect((await fetch(`${app.url}/assets/${name}`)).status).toBe(404);
});

const BLOG = 'query ($slug: String!) { blog(slug: $slug) { title } }';

test.each([
  '['.repeat(3000) + ']'.repeat(3000),
  '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
  '['.repeat(40_000) + ']'.repeat(40_000),
])('variables that are nested too deeply are refused by POST and in uploads', async (nested) => {
  const body = `{"query":${JSON.stringify(BLOG)},"variables":{"slug":${nested}}}`;
  const headers = { 'content-type': 'application/json', ...someVisitor() };
  const posted = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  expect(posted.status).toBe(400);
  expect(await posted.text()).toContain('BAD_USER_INPUT');
  expect((await send(BLOG, `{"slug":${nested}}`)).status).toBe(400);
});

test('variables that are nested too deeply are refused by GET', async () => {
  const variables = `{"slug":${'['.repeat(3000)}${']'.repeat(3000)}}`;
  const response = await fetch(`${app.url}/graphql?query=${encodeURIComponent(BLOG)}&variables=${variables}`);
  expect(response.status).toBe(400);
});
