import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImportProgress, importWordPress } from '../src/operations/import/import.ts';
import type { App } from '../src/platform/access/context.ts';

export { exportOf, type PostFields, postItem } from './export-file.ts';

export interface ImportResult extends ImportProgress {
  leftOut: string[];
}

/** Imports a WordPress export, in this process. */
export async function importExport(
  app: App,
  content: string | Uint8Array,
  { folder, signal = new AbortController().signal }: { folder?: string; signal?: AbortSignal } = {},
): Promise<ImportResult> {
  const directory = await mkdtemp(join(tmpdir(), 'export-'));
  const path = join(directory, 'export.xml');
  await writeFile(path, content);
  const file = await open(path);
  const leftOut: string[] = [];
  try {
    const result = await importWordPress(app, file.fd, {
      folder,
      signal,
      onProgress: () => {},
      onLeftOut: (line) => leftOut.push(line),
    });
    return { ...result, leftOut };
  } finally {
    await file.close();
    await rm(directory, { recursive: true });
  }
}
