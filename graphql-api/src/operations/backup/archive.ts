import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Readable, Transform, Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { create, extract, type ReadEntry } from 'tar';
import { ConfigError } from '../../platform/core/config.ts';
import { hasFreeDisk } from '../../platform/core/free-disk.ts';
import { defaultLimits } from '../../platform/core/resource-limits.ts';

/** The names of archives. */
export const ARCHIVE = /^site-[\dTZ-]+\.tar\.gz(?:\.enc)?$/;
const HASHES = 'hashes.json';
/** The hashes of about half a million files. */
const MAX_HASHES_BYTES = 64 * 1024 * 1024;
/** A path below the archive's folder, without `../..` and backslashes. */
const PATH = /^\.(?:\/(?!\.\.?(?:\/|$))[^/\\]+)*\/?$/;
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

/**
 * Unpacks a file of `pack` and compares every hash; with a key, authenticates the file first. Throws
 * ConfigError if the file is damaged, contains other things than files, or the key is wrong.
 */
export async function unpack(file: string, folder: string, key: string | undefined): Promise<void> {
  await access(file, constants.R_OK).catch((cause: unknown) => {
    throw new ConfigError(`The file ${file} cannot be read`, { cause });
  });
  const isEncrypted = file.endsWith('.enc');
  if (isEncrypted && key === undefined) throw new ConfigError(`${file} is encrypted: set BACKUP_KEY`);
  if (!isEncrypted && key !== undefined) {
    throw new ConfigError(
      `${file} is not encrypted, so it is not authenticated: unset BACKUP_KEY if you trust it`,
    );
  }
  try {
    if (key === undefined) await unpackTar([createReadStream(file)], folder);
    else {
      // Reads the file twice: the tag at its end authenticates it before a byte is unpacked.
      await pipeline([...(await decrypted(file, key)), discard()]);
      await unpackTar(await decrypted(file, key), folder);
    }
    if ((await stat(join(folder, HASHES))).size > MAX_HASHES_BYTES) throw new Error('too many hashes');
    const expected: unknown = JSON.parse(await readFile(join(folder, HASHES), 'utf8'));
    if (JSON.stringify(expected) !== JSON.stringify(await hashesOf(folder))) throw new Error('other hashes');
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`${file} is damaged, or BACKUP_KEY is not its key`, { cause });
  }
}

/** Returns streams that read and decrypt a file, and fail at its end if its tag is not that of the key. */
async function decrypted(file: string, key: string): Promise<[Readable, Transform]> {
  const { size } = await stat(file);
  const handle = await open(file);
  const head = Buffer.alloc(HEAD_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  await handle.read(head, 0, HEAD_BYTES, 0);
  await handle.read(tag, 0, TAG_BYTES, Math.max(0, size - TAG_BYTES));
  await handle.close();
  const secret = scryptSync(key, head.subarray(0, SALT_BYTES), 32);
  const decipher = createDecipheriv('aes-256-gcm', secret, head.subarray(SALT_BYTES)).setAuthTag(tag);
  return [createReadStream(file, { start: HEAD_BYTES, end: Math.max(0, size - TAG_BYTES - 1) }), decipher];
}

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Unpacks a tar.gz. Throws for anything but files and folders below `folder`, and on a full disk. */
async function unpackTar(source: [Readable, Transform?], folder: string): Promise<void> {
  const rejected: string[] = [];
  const filter = (path: string, entry: object) => {
    const isFine = PATH.test(path) && ['File', 'Directory'].includes((entry as ReadEntry).type);
    if (!isFine) rejected.push(path);
    return isFine;
  };
  const tar = extract({ cwd: folder, strict: true, filter });
  await pipeline([
    ...source.filter((stream) => stream !== undefined),
    createGunzip(),
    limitToDisk(folder),
    tar,
  ]);
  if (rejected.length > 0) throw new Error('unexpected entries');
}

/** Passes bytes on while the disk of `folder` has room: a small archive may contain any number of them. */
function limitToDisk(folder: string): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (hasFreeDisk(folder, defaultLimits.freeDiskBytes)) done(null, chunk);
      else done(new ConfigError(`The disk of ${folder} has no room for the archive.`));
    },
  });
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
