import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportOf, postItem } from '../graphql-api/test/export-file.ts';
import { BARE_MB, bareMemory, memoryOf } from './memory.ts';
import type { Row } from './row.ts';
import { adminOf, onSite, type Site, signIn } from './site.ts';
import { longest, REFERENCE_MS, scriptTime } from './work.ts';

const MB = 1024 * 1024;
const SIZE = 200 * MB;
/** Maximum time of a page during an import, in milliseconds: readers do not notice it. */
const MAX_MS = 300;
/** Maximum memory of the server during the import, in megabytes: that after load, and 200 for the import. */
const MAX_MEMORY = 500;

/** Measures the import of an export of 200 MB: its memory, and how long readers wait meanwhile. */
export const importing = onSite(
  async function* measureImport(site) {
    // The first visit of a new server renders the page, which takes 150 to 300 ms without any import.
    const read = async () => (await fetch(site.url)).text();
    await read();
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      const path = join(folder, 'export.xml');
      await pipeline(Readable.from(largeExport()), createWriteStream(path));
      let memory = 0;
      const finished = importFile(site, path, () => {
        memory = Math.max(memory, memoryOf(site.pid));
      });
      const rows: Row[] = [
        {
          measured: '/ during the import of 200 MB',
          ours: await longest(read, finished),
          reference: await scriptTime(),
          beside: 'a fixed script',
          unit: 'ms',
          budget: MAX_MS / REFERENCE_MS,
        },
        {
          measured: 'memory of the server that imports 200 MB',
          ours: memory,
          reference: await bareMemory(),
          beside: 'a bare Node process',
          unit: 'MB',
          budget: MAX_MEMORY / BARE_MB,
        },
      ];
      await finished;
      yield* rows;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  { SEED: 'none' },
);

/** Writes an export of 200 MB: a post of 60 MB, pages, and posts of 400 KB. */
async function* largeExport(): AsyncGenerator<string> {
  const [start = '', end = ''] = exportOf('ITEMS').split('ITEMS');
  const paragraph = `<p>${'A room with light and air. '.repeat(30)}</p>\n\n`;
  const page = postItem({ content: paragraph.repeat(500) }).replace('>post<', '>page<');
  yield start;
  let size = 0;
  const [before = '', after = ''] = postItem({ title: 'Huge', content: 'CONTENT' }).split('CONTENT');
  yield before;
  for (; size < 60 * MB; size += paragraph.length) yield paragraph;
  yield after;
  for (let number = 0; size < SIZE; number += 1) {
    const item =
      number % 10 > 0 ? page : postItem({ content: `<h2>Rooms</h2>${paragraph.repeat(500)}[gallery]` });
    size += item.length;
    yield item;
  }
  yield end;
}

interface Run {
  state: string;
  posts: number;
  imported: number;
}

/** Uploads an export and waits for its import. Throws if it did not import every post. */
async function importFile(site: Site, path: string, onProgress: () => void): Promise<void> {
  const ask = await adminOf(site);
  const uploading = upload(site, path);
  let run: Run | undefined;
  do {
    [run] = (await ask<{ imports: Run[] }>('{ imports { state posts imported } }')).imports;
    onProgress();
  } while (!run || run.state === 'WAITING' || run.state === 'RUNNING');
  await uploading;
  if (run.state !== 'FINISHED' || run.imported !== run.posts)
    throw new Error(`The import ended with ${JSON.stringify(run)}.`);
}

async function upload(site: Site, path: string): Promise<void> {
  const body = new FormData();
  const query = 'mutation ($file: Upload!) { importWordPress(file: $file) { run_id } }';
  body.set('operations', JSON.stringify({ query, variables: { file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', await openAsBlob(path), 'export.xml');
  const headers = { 'apollo-require-preflight': 'true', ...(await signIn(site)) };
  const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}
