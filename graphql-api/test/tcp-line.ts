import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A line to a server on this machine, which tests disturb. */
export interface TcpLine {
  port: number;
  /** The connections since the start. */
  count(): number;
  /** The open connections. */
  openCount(): number;
  /** Breaks the open connections. */
  cut(): void;
  /** Breaks the next connection as soon as the server has sent more than so many bytes on it. */
  cutAfter(bytes: number): void;
  /** Holds the answers of the open connections back, in milliseconds. */
  hold(time: number): void;
  /** Lets the answers of the open connections get lost, as a broken network does. */
  silence(): void;
  /** Answers a line of a client itself if the function returns a text. The server does not get that line. */
  answer(answerTo: (line: string) => string | undefined): void;
  close(): Promise<void>;
}

/** Starts a line to the server at a port. */
export async function startTcpLine(to: number): Promise<TcpLine> {
  const open = new Set<[Socket, Socket]>();
  let count = 0;
  let next = Infinity;
  let answerOf = (_line: string): string | undefined => undefined;
  const line = createServer((socket) => {
    const server = connect(to, '127.0.0.1');
    const connection: [Socket, Socket] = [socket, server];
    open.add(connection);
    count += 1;
    const limit = next;
    next = Infinity;
    server.on('data', () => server.bytesRead > limit && socket.destroy());
    const answering = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        // The commands of the tests are written as a whole.
        for (const text of chunk.toString('latin1').split(/(?<=\r\n)/)) {
          const answer = answerOf(text);
          if (answer === undefined) this.push(text, 'latin1');
          else socket.write(answer);
        }
        done();
      },
    });
    socket.pipe(answering).pipe(server);
    server.pipe(socket);
    for (const [one, other] of [connection, connection.toReversed() as typeof connection]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        open.delete(connection);
      });
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const [socket] of open) socket.destroy();
  };
  return {
    port: (line.address() as AddressInfo).port,
    count: () => count,
    openCount: () => open.size,
    cut,
    cutAfter: (bytes) => {
      next = bytes;
    },
    hold: (time) => {
      for (const [socket, server] of open) {
        server.unpipe(socket);
        setTimeout(() => server.pipe(socket), time);
      }
    },
    silence: () => {
      for (const [socket, server] of open) {
        server.unpipe(socket);
        server.resume();
      }
    },
    answer: (answerTo) => {
      answerOf = answerTo;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
