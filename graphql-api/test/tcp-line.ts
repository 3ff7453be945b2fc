import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server on this machine, which tests disturb. */
export interface TcpLine {
  port: number;
  /** The connections since the start. */
  count(): number;
  /** Breaks the open connections. */
  cut(): void;
  /** Lets the answers of the open connections get lost, as a broken network does. */
  silence(): void;
  close(): Promise<void>;
}

/** Starts a line to the server at a port. */
export async function startTcpLine(to: number): Promise<TcpLine> {
  const connections: [Socket, Socket][] = [];
  const line = createServer((socket) => {
    const server = connect(to, '127.0.0.1');
    connections.push([socket, server]);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const [socket] of connections) socket.destroy();
  };
  return {
    port: (line.address() as AddressInfo).port,
    count: () => connections.length,
    cut,
    silence: () => {
      for (const [socket, server] of connections) {
        server.unpipe(socket);
        server.resume();
      }
    },
    close: async () => {
      cut();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
