import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TestBucket {
  /** What an app is told of it. */
  environment: NodeJS.ProcessEnv;
  put(key: string, bytes: Buffer): void;
  /** What was read: the key, and the range where not all was asked for. */
  readings: string[];
  /** How many readings are under way. */
  open(): number;
  close(): Promise<void>;
}

/** A server that speaks as much of S3 as the product asks of one, its files in memory. */
export async function startBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const readings: string[] = [];
  const open = new Set<ServerResponse>();

  function read(key: string, range: string | undefined, response: ServerResponse): void {
    const bytes = objects.get(key) ?? Buffer.alloc(0);
    readings.push([key, range].filter(Boolean).join(' '));
    open.add(response.on('close', () => open.delete(response)));
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (start === undefined || end === undefined) return void response.end(bytes);
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${bytes.length}` });
    response.end(bytes.subarray(Number(start), Number(end) + 1));
  }

  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname).replace('/site/', '');
    if (request.method === 'PUT') {
      objects.set(key, await buffer(request));
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end();
    if (request.method === 'GET') return read(key, request.headers.range, response);
    return void response.writeHead(200, { 'content-length': found.length }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    environment: {
      S3_BUCKET: 'site',
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    put: (key, bytes) => void objects.set(key, bytes),
    readings,
    open: () => open.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
