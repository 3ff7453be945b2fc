import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { create, extract } from 'tar';
import { ConfigError } from '../core/config.ts';

const HASHES = 'hashes.json';
const SALT_BYTES = 16;
const IV_BYTES = 12;
const HEAD_BYTES = SALT_BYTES + IV_BYTES;
const TAG_BYTES = 16;

/** Packs a folder into a tar.gz file, encrypted with AES-256-GCM if there is a key. */
export async function pack(folder: string, file: string, key: string | undefined): Promise<void> {
  await writeFile(join(folder, HASHES), JSON.stringify(await hashesOf(folder)));
  const tar = create({ cwd: folder, portable: true }, ['.']);
  const output = createWriteStream(file, { mode: 0o600 });
  if (key === undefined) return pipeline(tar, createGzip(), output);
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(key, salt, 32), iv);
  output.write(Buffer.concat([salt, iv]));
  await pipeline(tar, createGzip(), cipher, output, { end: false });
  output.end(cipher.getAuthTag());
  await finished(output);
}

/** Unpacks a file of `pack` and compares every hash. Throws ConfigError if the file is damaged or the key is wrong. */
export async function unpack(file: string, folder: string, key: string | undefined): Promise<void> {
  try {
    await (file.endsWith('.enc') ? unpackEncrypted(file, folder, key) : unpackPlain(file, folder));
    const expected = JSON.parse(await readFile(join(folder, HASHES), 'utf8')) as Record<string, string>;
    if (JSON.stringify(expected) !== JSON.stringify(await hashesOf(folder))) throw new Error('other hashes');
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${file} is damaged, or BACKUP_KEY is not its key`, { cause });
  }
}

function unpackPlain(file: string, folder: string): Promise<void> {
  return pipeline(createReadStream(file), createGunzip(), extract({ cwd: folder }));
}

async function unpackEncrypted(file: string, folder: string, key: string | undefined): Promise<void> {
  if (key === undefined) throw new ConfigError(`${file} is encrypted: set BACKUP_KEY`);
  const { size } = await stat(file);
  const handle = await open(file);
  const head = Buffer.alloc(HEAD_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(head, 0, HEAD_BYTES, 0);
  await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  await handle.close();
  const secret = scryptSync(key, head.subarray(0, SALT_BYTES), 32);
  const decipher = createDecipheriv('aes-256-gcm', secret, head.subarray(SALT_BYTES)).setAuthTag(tag);
  const encrypted = createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 });
  await pipeline(encrypted, decipher, createGunzip(), extract({ cwd: folder }));
}

/** Returns the SHA-256 of each file in a folder, by path. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== HASHES)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
  const hashes: Record<string, string> = {};
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    hashes[path] = hash.digest('hex');
  }
  return hashes;
}
