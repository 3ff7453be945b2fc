import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * The fate of a request.
 * - 'pass': unchanged; 'twice': sent to the server two times at once
 * - 'lost': not sent; 'unanswered': sent, and the response is dropped
 * - `cutAfter`: the response stops after so many bytes
 * - `status`: the proxy answers; the server gets no request
 */
export type NetworkFault =
  | 'pass'
  | 'twice'
  | 'lost'
  | 'unanswered'
  | { cutAfter: number; when: Promise<unknown> }
  | { status: number; headers?: Record<string, string>; body?: string };

/** A request for which `decide` chooses a fault. */
export interface Passing {
  method: string;
  path: string;
  body: string;
}

/** Returns whether the request sends a form. */
export const isMutation = ({ method, body }: Passing) => method === 'POST' && body.includes('mutation Send');

export interface Proxy {
  url: string;
  /** Returns 'GET /path' for each request since `takeSeen`. */
  seen(): readonly string[];
  takeSeen(): readonly string[];
  /** Returns the bytes sent of each response for this path since the last call. */
  takeSent(path: string): readonly number[];
  /** Sets the function that chooses the fault; its promise delays the request. */
  decide(fault: (passing: Passing) => NetworkFault | Promise<NetworkFault>): void;
  /** Acts like a stopped server: resets connections and rejects new ones. */
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a proxy for the server at `target`, which sends another client IP address with each request. It
 * answers 503 for the paths in `unavailable`.
 */
export async function startProxy(target: string, unavailable: readonly string[] = []): Promise<Proxy> {
  let decide: (passing: Passing) => NetworkFault | Promise<NetworkFault> = () => 'pass';
  let seen: string[] = [];
  let count = 0;
  const sockets = new Set<Socket>();
  const sent = new Map<string, number[]>();

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = incoming;
    seen.push(`${method} ${path}`);
    count += 1;
    const ipAddress = `198.18.${(count >> 8) & 255}.${count & 255}`;
    if (unavailable.includes(path)) return void outgoing.writeHead(503).end();
    try {
      const body = Buffer.concat(await incoming.toArray());
      const fault = await decide({ method, path, body: body.toString('latin1') });
      const forward = () => forwarded(target, incoming, body, ipAddress);
      if (fault === 'lost') return void incoming.socket.destroy();
      if (typeof fault === 'object' && 'status' in fault) {
        outgoing.writeHead(fault.status, fault.headers).end(fault.body ?? '');
        return;
      }
      const [reply] = await Promise.all(fault === 'twice' ? [forward(), forward()] : [forward()]);
      if (fault === 'unanswered') return void incoming.socket.destroy();
      const part = typeof fault === 'object' ? reply.body.subarray(0, fault.cutAfter) : reply.body;
      sent.set(path, [...(sent.get(path) ?? []), part.length]);
      outgoing.writeHead(reply.status, reply.headers);
      if (typeof fault !== 'object') return void outgoing.end(part);
      outgoing.write(part);
      await fault.when;
      incoming.socket.destroy();
    } catch {
      incoming.socket.destroy();
    }
  }

  async function cut(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  return {
    url: `http://127.0.0.1:${port}`,
    seen: () => seen,
    takeSeen() {
      const taken = seen;
      seen = [];
      return taken;
    },
    takeSent(path) {
      const taken = sent.get(path) ?? [];
      sent.delete(path);
      return taken;
    },
    decide(fault) {
      decide = fault;
    },
    cut,
    async restore() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function forwarded(
  target: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  ipAddress: string,
): Promise<Reply> {
  const sending = request(new URL(url ?? '/', target), {
    method,
    headers: { ...headers, 'x-forwarded-for': ipAddress },
  });
  sending.end(body);
  const [incoming] = (await once(sending, 'response')) as [IncomingMessage];
  const { statusCode = 500, headers: received } = incoming;
  return { status: statusCode, headers: received, body: Buffer.concat(await incoming.toArray()) };
}
