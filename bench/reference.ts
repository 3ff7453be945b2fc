import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// A bare `node:http` server: it answers every request with the response that the first message contains.
process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
