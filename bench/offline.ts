import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { median } from './load.ts';
import { onSite } from './site.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** A phone's connection: 1.6 Mbit/s for all requests together, 75 ms each way. */
const BYTES_A_SECOND = 200_000;
const DELAY = 75;
/** How long a visitor reads the first page, in milliseconds; the worker stores pages in this time. */
const READING = 3_000;

/** Measures the first navigation after the first visit, until `load`, with and without the service worker. */
export const offline = onSite(async function* measureSecondPage({ url }) {
  const line = await startSlowLine(Number(new URL(url).port));
  const times: Record<'allow' | 'block', number[]> = { allow: [], block: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const workers of ['allow', 'block'] as const) times[workers].push(await visit(line.url, workers));
  line.close();
  yield {
    measured: 'the second page at 1.6 Mbit/s with the service worker',
    ours: median(times.allow),
    reference: median(times.block),
    beside: 'without it',
    unit: 'ms',
    // The worker's downloads must not delay the visitor.
    budget: 1,
  };
});

async function visit(url: string, serviceWorkers: 'allow' | 'block'): Promise<number> {
  // A new browser each time: contexts share connections.
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    const viewport = { width: 412, height: 823 };
    const context = await browser.newContext({ serviceWorkers, viewport, deviceScaleFactor: 1.75 });
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(READING);
    await page.goto(`${url}/portfolio`);
    return await page.evaluate<number>("performance.getEntriesByType('navigation')[0].duration");
  } finally {
    await browser.close();
  }
}

/** Forwards connections to a port of this computer; they share the rate of one slow line. */
async function startSlowLine(port: number): Promise<{ url: string; close(): void }> {
  const sockets = new Set<Socket>();
  let isFreeAt = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (chunk) => setTimeout(() => upstream.write(chunk), DELAY));
    upstream.on('data', (chunk) => {
      const now = performance.now();
      isFreeAt = Math.max(isFreeAt, now) + (chunk.length / BYTES_A_SECOND) * 1000;
      upstream.pause();
      setTimeout(() => upstream.resume(), isFreeAt - now);
      setTimeout(() => client.write(chunk), isFreeAt - now + DELAY);
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () =>
      setTimeout(() => client.end(), Math.max(0, isFreeAt - performance.now()) + DELAY),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
