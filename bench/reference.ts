import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

// A server that answers one body with one set of headers: what a request costs before any of our own code.
const [kind, file = '', json = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const headers = JSON.parse(json) as Record<string, string>;

if (kind === 'Fastify') {
  const server = Fastify();
  server.all('/*', (_request, reply) => reply.headers(headers).send(body));
  console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
} else {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
}
