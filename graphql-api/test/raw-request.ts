import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { multipartOf } from './multipart.ts';

/** The response to a raw request. */
interface RawResponse {
  status: number;
  headers: string;
  body: string;
}

/** A POST whose body the test writes to the socket. */
export interface RawRequest {
  socket: Socket;
  /** Returns the response when the server has closed the connection. */
  ended(): Promise<RawResponse>;
  /** Returns the status as soon as it arrives. */
  status(): Promise<number>;
}

/** Opens a connection and sends the headers of a POST. */
export function openPost(url: string, path: string, headers: Record<string, string>): RawRequest {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: hostname, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.on('error', () => {});
  return {
    socket,
    ended: async () => parse(await text(socket)),
    status: async () => parse(String((await once(socket, 'data'))[0])).status,
  };
}

function parse(answer: string): RawResponse {
  const [headers = '', body = ''] = answer.split('\r\n\r\n', 2);
  return { status: Number(headers.split(' ')[1]), headers, body };
}

/** Returns the headers and the body of an upload of photos over one of the transports. */
export async function photoUpload(transport: 'rest' | 'graphql', photos: Uint8Array<ArrayBuffer>[]) {
  const form = transport === 'rest' ? multipartOf.rest(photos) : multipartOf.graphql(photos);
  const request = new Request('http://site', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
    'apollo-require-preflight': 'true',
  };
  return { path: transport === 'rest' ? '/api/upload/assessment' : '/graphql', headers, body };
}
