import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, inject, test } from 'vitest';
import { startMailServer } from '../mail-server.ts';
import { copyDatabase } from '../postgres.ts';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { answers, compileCache, freePort, prepareServer } from '../server-process.ts';

const worker = new URL('../../dist/worker.js', import.meta.url).pathname;

test('with JOBS=off a worker process sends the mails', async () => {
  const { url, database } = inject('template');
  const copy = await copyDatabase(url, database);
  const mail = await startMailServer();
  const shared = { DATABASE_URL: copy.url, SMTP_URL: mail.url };
  const site = await prepareServer({ ...shared, JOBS: 'off', LOG_LEVEL: 'info' });
  await site.start();
  expect((await postForm(site, message, { email: 'by-worker@example.com' })).status).toBe(200);

  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: site.dataDir,
    METRICS_PORT: String(port),
    ...shared,
  };
  const child = spawn(process.execPath, [worker], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await answers(`http://127.0.0.1:${port}/metrics`, child);
  await expect.poll(() => mail.received.length).toBe(2);
  expect(site.output()).not.toContain('a mail was sent');

  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
  await site.remove();
  await copy.remove();
  await mail.close();
});
