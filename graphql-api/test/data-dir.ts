import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds hard links to the uploaded files of `template` to the DATA_DIR `dataDir`; no process writes into these
 * files.
 */
export function linkFiles(template: string, dataDir: string): void {
  linkAll(join(template, 'files'), join(dataDir, 'files'));
}

function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}
