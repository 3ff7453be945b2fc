import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { postQuote, storedPhotos } from '../samples/quote.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';
import { makeImageFiles } from './image-files.ts';
import { runNpm } from './npm-command.ts';

const wordpress = join(import.meta.dirname, '../samples/wordpress.xml');

let server: ServerProcess;
let folder: string;
let emptyFolder: string;
beforeAll(async () => {
  const image = makeImageFiles();
  folder = image.folder;
  emptyFolder = await mkdtemp(join(tmpdir(), 'empty-'));
  server = await prepareServer({ SEED: 'none' });
  await server.start({ release: folder });
  return async () => {
    await server.remove();
    await rm(emptyFolder, { recursive: true });
    image.remove();
  };
});

test('the image stores a photo and a quote', async () => {
  expect((await postQuote(server, { propertyPhotos: await storedPhotos(server) })).status).toBe(200);
});

test('every command runs in the image', async () => {
  const run = async (command: string[], dataDir = server.dataDir) => {
    const environment = { DATA_DIR: dataDir, PORT: new URL(server.url).port };
    const { code, out, error } = await runNpm(command, environment, folder);
    const others = error.replace(/^The archive is not encrypted: .* Set BACKUP_KEY to encrypt it\.$/m, '');
    expect([command, code, others.trim()]).toEqual([command, 0, '']);
    return out;
  };
  expect(await run(['doctor'])).toContain('/readyz answers');
  expect(await run(['mails'])).toContain('Mails pending: 0');
  expect(await run(['admin', '--', 'add', 'colleague@example.com', 'a-long-secret'])).toContain(
    'is an admin',
  );
  // A folder of pictures, so that the test needs no network.
  expect(await run(['import', '--', wordpress, dirname(wordpress)])).toContain('Imported: 5.');
  expect(await run(['export'])).toContain('Exported ');
  expect(await run(['newsletter:export'])).toContain('"Email"');
  const archive = await run(['backup']);
  expect(await run(['restore', '--', archive], emptyFolder)).toContain('Restored.');

  const commands = Object.entries(packageJson.scripts).filter(([, script]) => script.includes('command.ts'));
  expect(commands.map(([name]) => name).toSorted()).toEqual([
    'admin',
    'backup',
    'doctor',
    'export',
    'import',
    'mails',
    'newsletter:export',
    'restore',
  ]);
});
