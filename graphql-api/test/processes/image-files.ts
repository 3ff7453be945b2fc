import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files of the Docker image in a folder. */
export interface ImageFiles {
  folder: string;
  remove(): void;
}

/** Copies the files of the Dockerfile's last stage from this checkout. Requires a build. */
export function makeImageFiles(): ImageFiles {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  const lastStage =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  for (const [, files = '', target = ''] of lastStage.matchAll(/^COPY (?:--from=\w+ )?(.+) (\S+)$/gm)) {
    for (const file of files.split(' ')) {
      const path = file.replace(/^\/site\//, '');
      if (path === 'node_modules') linkProductionModules(folder);
      else cpSync(join(root, path), pathIn(folder, target, path), { recursive: true });
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Returns the path of a copy; a target with a slash at its end is a folder. */
function pathIn(folder: string, target: string, path: string): string {
  return target.endsWith('/') ? join(folder, target, basename(path)) : join(folder, target);
}

/** Links the packages of `npm ci --omit=dev`. */
function linkProductionModules(folder: string): void {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  for (const [path, { dev, link }] of Object.entries(packages)) {
    const isTopLevel = path.lastIndexOf('node_modules/') === 0;
    if (!isTopLevel || dev || link || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}
