import { linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Links the uploaded files of the DATA_DIR `template` into `dataDir`. The product never changes a file. */
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
