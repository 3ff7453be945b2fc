import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gigabyte = 2 ** 30;

/**
 * Has this process and those that it starts keep their temporary files in memory, where a system has room for that: each
 * test's database syncs its files with every transaction, which on a disk takes a quarter of the whole time. Imported for
 * its effect by the configurations of the test runners; the files are gone when the runner ends.
 */
function keepInMemory(): void {
  if (process.env['TEST_TEMP_DIR'] || !hasRoom()) return;
  const folder = mkdtempSync(join(memory, 'tests-'));
  process.env['TEST_TEMP_DIR'] = process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 * gigabyte && freemem() > 5 * gigabyte;
  } catch {
    return false;
  }
}

keepInMemory();
