import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../nightly');

/** Returns when a file was changed, in milliseconds; 0 if there is none. */
const changedAt = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of `nightly/package.json`, unless they are as new as its lock file. */
export function installNightly(): void {
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return;
  console.log('Installing the packages of the nightly tests and benchmarks.');
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of nightly/package.json could not be installed.');
}
