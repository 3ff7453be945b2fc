import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { heic } from './heic.ts';

/** The web server of an old site, with pictures and with files that cannot be imported. */
export interface PictureHost {
  url: string;
  /** The paths of the requests. */
  requested: string[];
  beforeRedirect: (() => void) | undefined;
  close(): Promise<void>;
}

/** Starts a web server. Its paths are the keys of `answers`. */
export async function startPictureHost(): Promise<PictureHost> {
  const create = { width: 640, height: 400, channels: 3, background: 'olive' } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const redirect = (response: ServerResponse, location: string) => {
    host.beforeRedirect?.();
    response.writeHead(302, { location }).end();
  };
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/room.jpg': (response) => response.end(jpeg),
    '/moved.jpg': (response) => redirect(response, '/room.jpg'),
    '/circle.jpg': (response) => redirect(response, '/circle.jpg'),
    '/ftp.jpg': (response) => redirect(response, 'ftp://old.example/room.jpg'),
    '/page.jpg': (response) => response.end('<html>Not found</html>'),
    '/photo.heic': (response) => response.end(heic),
    '/large.jpg': (response) => response.end(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])),
    // Sends only the beginning.
    '/slow.jpg': (response) => void response.write(jpeg.subarray(0, 100)),
    '/broken.jpg': (response) =>
      response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy()),
  };
  const server = createServer(({ url = '' }, response) => {
    host.requested.push(url);
    const answer = answers[url.replace(/\?.*/, '')];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: PictureHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: [],
    beforeRedirect: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
