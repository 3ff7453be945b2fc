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
