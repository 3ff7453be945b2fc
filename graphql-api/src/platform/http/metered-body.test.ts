import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { openPost } from '../../../test/raw-request.ts';
import { shared } from '../../../test/shared-app.ts';
import { someVisitor } from '../../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

test.each(['/send-quote', '/graphql', '/api/users/login'])(
  'a client that sends a whole body of 12 MB to %s reads 413',
  async (path) => {
    const body = Buffer.alloc(12_000_000, 'x');
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const request = openPost(app.url, path, { ...headers, ...someVisitor(), connection: 'close' });
    request.socket.write(body);
    const response = await request.ended();
    expect(response.status).toBe(413);
    expect(() => JSON.parse(response.body)).not.toThrow();
  },
);
