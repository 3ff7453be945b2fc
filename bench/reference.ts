import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// A bare Fastify that answers one body with one set of headers: what a request costs before any of our own code.
const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const server = Fastify();
server.get('/*', (_request, reply) => reply.headers(JSON.parse(headers)).send(body));
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
