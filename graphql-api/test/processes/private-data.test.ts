import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../samples/form-samples.ts';
import { postForm } from '../samples/forms.ts';
import { jpeg } from '../samples/quote.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await prepareServer({});
  // Permissions as after a backup was unpacked by hand.
  await mkdir(join(server.dataDir, 'mail'));
  await writeFile(join(server.dataDir, 'mail', 'old.eml'), 'To: jane@example.com');
  for (const path of ['mail/old.eml', 'mail', '.']) await chmod(join(server.dataDir, path), 0o755);
  await server.start();
});
afterAll(() => server.remove());

/** Returns the files and folders of the DATA_DIR that other users may open. */
async function openToOthers(): Promise<string[]> {
  const names = ['.', ...(await readdir(server.dataDir, { recursive: true }))];
  const modes = await Promise.all(
    names.map(async (name) => {
      // A file has another name until it is complete.
      const found = await lstat(join(server.dataDir, name)).catch(() => undefined);
      // The mode of a symlink has no effect.
      return { name, mode: found?.isSymbolicLink() ? 0 : (found?.mode ?? 0) };
    }),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

test('only the owner may read new and existing files of the DATA_DIR', async () => {
  const body = new FormData();
  body.append('images', new File([new Uint8Array(await jpeg())], 'room.jpg', { type: 'image/jpeg' }));
  const upload = await fetch(`${server.url}/api/upload/assessment`, { method: 'POST', body });
  expect(upload.status).toBe(200);
  expect((await postForm(server, message)).status).toBe(200);
  await expect.poll(() => readdir(join(server.dataDir, 'mail'))).toHaveLength(3);
  expect(await openToOthers()).toEqual([]);
});
