import { Readable } from 'node:stream';
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
  const leftOut: string[] = [];
  const result = await importWordPress(app, () => Readable.from([Buffer.from(content)]), {
    folder,
    signal,
    onProgress: async (_em, _progress, lines) => void leftOut.push(...lines),
  });
  return { ...result, leftOut };
}
