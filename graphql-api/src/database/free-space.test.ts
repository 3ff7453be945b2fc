import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../../test/app.ts';
import { message } from '../../test/samples/form-samples.ts';
import { postForm } from '../../test/samples/forms.ts';

const MB = 1024 * 1024;
const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
// Only root can mount.
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

const filler = join(disk, 'filler');

/** Fills the disk until only so many bytes are free. */
function fillUntil(free: number): void {
  const file = openSync(filler, 'a');
  const { bavail, bsize } = statfsSync(disk);
  for (let left = bavail * bsize - free; left > 0; left -= MB)
    writeSync(file, Buffer.alloc(Math.min(left, MB)));
  closeSync(file);
}

test.runIf(isMounted)(
  'a full disk rejects leads with 503 until there is room again',
  { timeout: 180_000 },
  async () => {
    const app = await startApp({ DATA_DIR: disk, DATABASE_URL: '', SEED: 'none' });
    const send = async () => (await postForm(app, message)).status;
    expect(await send()).toBe(200);
    for (const free of [40 * MB, 0]) {
      fillUntil(free);
      expect(await send()).toBe(503);
      expect((await fetch(`${app.url}/about`)).status).toBe(200);
    }
    rmSync(filler);
    await expect.poll(send).toBe(200);
    const leads = await app.graphql(
      '{ leads(first: 10) { nodes { submissionId } } }',
      {},
      await app.signIn(),
    );
    expect(leads.data).toMatchObject({ leads: { nodes: [{}, {}] } });
    await app.close();
  },
);
