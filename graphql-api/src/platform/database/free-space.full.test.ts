import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../../test/app.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { postForm } from '../../../test/samples/forms.ts';

const MB = 1024 * 1024;
/** Mounts a file system of 300 MB; undefined if this process may not mount. */
function mountSmallDisk(): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', [disk]);
    rmdirSync(disk);
  });
  return status === 0 ? disk : undefined;
}

const FILLER = 'filler';

/** Fills the disk until only so many bytes are free. */
function fillUntil(disk: string, free: number): void {
  const file = openSync(join(disk, FILLER), 'a');
  const { bavail, bsize } = statfsSync(disk);
  for (let left = bavail * bsize - free; left > 0; left -= MB)
    writeSync(file, Buffer.alloc(Math.min(left, MB)));
  closeSync(file);
}

test('a full disk rejects leads with 503 until there is room again', async ({ skip }) => {
  // Only root can mount.
  const disk = mountSmallDisk() ?? skip();
  const app = await startApp({ DATA_DIR: disk, DATABASE_URL: '', SEED: 'none' });
  const send = async () => (await postForm(app, message)).status;
  expect(await send()).toBe(200);
  for (const free of [40 * MB, 0]) {
    fillUntil(disk, free);
    expect(await send()).toBe(503);
    expect((await fetch(`${app.url}/about`)).status).toBe(200);
  }
  rmSync(join(disk, FILLER));
  await expect.poll(send).toBe(200);
  const leads = await app.graphql('{ leads(first: 10) { nodes { submissionId } } }', {}, await app.signIn());
  expect(leads.data).toMatchObject({ leads: { nodes: [{}, {}] } });
  await app.close();
});
