import { cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fills the folder `dataDir` with the content of the DATA_DIR `template`. The database is copied, as a server writes into its
 * files; uploaded files, which are replaced but never written into, are the template's own by another name.
 */
export function copyDataDir(template: string, dataDir: string): void {
  const database = join(template, 'database');
  if (existsSync(database)) cpSync(database, join(dataDir, 'database'), { recursive: true });
  linkAll(join(template, 'files'), join(dataDir, 'files'));
}

/** Gives every file below a folder a second name below another, which is made. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else linkSync(source, target);
  }
}
