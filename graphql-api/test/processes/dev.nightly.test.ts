import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, freePort } from '../server-process.ts';

const root = join(import.meta.dirname, '../../..');

// Vite first bundles the libraries.
test('development serves pages, sources and libraries from one port', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dev-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'graphql-api/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      TSX_TSCONFIG_PATH: 'graphql-api/tsconfig.json',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await answers(`${url}/readyz`, server);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<h1[\s>]/);
    const script = await (await fetch(`${url}/src/app/client.tsx`)).text();
    // Vite serves a library only when it has bundled all of them.
    const [, library] = /from\s*"(\/[^"]*\/react\.js[^"]*)"/.exec(script) ?? [];
    expect((await fetch(url + library)).status).toBe(200);
    const mails = await (await fetch(`${url}/mail-preview`)).text();
    for (const text of ['Set a new password', 'Good morning', 'Light in November', 'Milton, Ontario'])
      expect(mails).toContain(text);
  } finally {
    server.kill();
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
});
