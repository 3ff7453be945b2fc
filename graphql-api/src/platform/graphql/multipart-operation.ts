import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Upload as PendingFile, processRequest } from 'graphql-upload-minimal';
import { BodyError } from '../core/errors.ts';
import { type MeteredBody, meteredBodyOf } from '../http/metered-body.ts';
import { uploadOf } from '../http/multipart.ts';

/** Maximum number of files; a resolver rejects the sixth photo of a quote in its own words. */
const MAX_FILES = 20;

/** Maximum sizes of a form and its parts, in bytes. */
interface FormLimits {
  body?: number;
  /** A longer file is cut after one byte more. */
  file: number;
  field: number;
}

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec) to its end and
 * returns the operation, with an `UploadedFile` in each place that `map` names. Receives all files first: a
 * resolver that reads them in another order, or not at all, would block the body. Throws BodyError.
 */
export async function readOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: FormLimits,
): Promise<object> {
  const upload = uploadOf(request);
  const body = meteredBodyOf(request);
  if (limits.body) body.limit(limits.body);
  const rejectForm = (error: unknown): never => {
    throw BodyError.ofForm(body.errored ?? error);
  };
  const paths = await checkFields(body, limits.field).catch(rejectForm);
  const operation = await processRequest(body as unknown as IncomingMessage, reply.raw, {
    maxFieldSize: limits.field,
    maxFileSize: limits.file + 1,
    maxFiles: MAX_FILES,
  }).catch(rejectForm);
  const received = paths.map(async (path) => {
    const place = placeOf(operation, path);
    const file = place.value as PendingFile;
    const stream = await file.promise.then(({ createReadStream }) => createReadStream()).catch(rejectForm);
    place.set(await upload.receive(stream));
  });
  await Promise.all(received).catch((error: unknown) => {
    throw body.errored ?? error;
  });
  return operation;
}

/** Maximum size of what may precede the first file beside the fields, in bytes. */
const MAX_FRAME = 64 * 1024;

/**
 * Checks the fields `operations` and `map` before `processRequest` gets them, and puts their bytes back. It
 * would follow any path of the `map`, such as `hasOwnProperty.call` to the built-ins of the process. Parses
 * with the same parser and limits, so that it reads the same fields. Returns the paths.
 */
async function checkFields(body: MeteredBody, maxFieldSize: number): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const chunks: Buffer[] = [];
  let size = 0;
  let operation: unknown;
  let paths: string[] | undefined;
  const parser = busboy({
    headers: body.headers,
    defParamCharset: 'utf8',
    limits: { fieldSize: maxFieldSize, fields: 2 },
  });
  parser
    .on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) throw tooLarge();
      if (name === 'operations') operation = parseObject(value);
      if (name === 'map') paths = pathsIn(parseObject(value), operation);
    })
    .on('file', () => {
      throw unreadable();
    })
    .on('error', reject);
  const read = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    try {
      if (size > 2 * maxFieldSize + MAX_FRAME) throw tooLarge();
      parser.write(chunk);
    } catch (error) {
      if (!paths) reject(error as Error);
    }
    if (!paths) return;
    body.off('data', read).pause();
    body.unshift(Buffer.concat(chunks));
    resolve(paths);
  };
  body.on('data', read).once('close', () => reject(unreadable()));
  return promise.finally(() => body.off('data', read));
}

/** Returns the paths of a `map`. Throws unless each is of a null value below `variables`, named once. */
function pathsIn(map: object, operation: unknown): string[] {
  const found: string[] = [];
  for (const paths of Object.values(map)) {
    const [path] = Array.isArray(paths) && paths.length === 1 ? (paths as unknown[]) : [];
    if (typeof path !== 'string' || found.includes(path)) throw wrongMap();
    if (placeOf(operation, path).value !== null) throw wrongMap();
    found.push(path);
  }
  return found;
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Rejected below, like JSON that is not an object.
  }
  throw new BodyError(400, "The fields 'operations' and 'map' of an upload are JSON objects.");
}

/** Finds a path such as `variables.files.0`, along own properties. */
function placeOf(operation: unknown, path: string): { value: unknown; set: (value: unknown) => void } {
  const names = path.split('.');
  const last = names.pop() ?? '';
  if (names[0] !== 'variables') throw wrongMap();
  const parent = names.reduce(ownProperty, operation);
  return {
    value: ownProperty(parent, last),
    set: (value) => void Reflect.set(parent as object, last, value),
  };
}

/** Only enumerable properties: the `length` of an array is an own property, too. */
function ownProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw wrongMap();
  if (!Object.prototype.propertyIsEnumerable.call(value, name)) throw wrongMap();
  return Reflect.get(value, name);
}

function wrongMap(): BodyError {
  return new BodyError(400, "The 'map' of an upload names null values below 'variables', each once.");
}

const tooLarge = () => BodyError.ofForm({ statusCode: 413 });
const unreadable = () => BodyError.ofForm({});
