import { PassThrough, pipeline, type Writable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Upload as PendingFile, processRequest } from 'graphql-upload-minimal';
import { uploadOf } from '../http/multipart.ts';
import { FormError } from '../upload/upload.ts';

/** Maximum number of files; a resolver rejects the sixth photo of a quote in its own words. */
const MAX_FILES = 20;

/** Maximum sizes of the parts of a form, in bytes. */
interface PartLimits {
  /** A longer file is cut after one byte more. */
  file: number;
  field: number;
}

/**
 * Reads a GraphQL multipart request (github.com/jaydenseric/graphql-multipart-request-spec) to its end and
 * returns the operation, with an `UploadedFile` in each place that `map` names. Receives all files first: a
 * resolver that reads them in another order, or not at all, would block the body. Throws FormError.
 */
export async function readOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  limits: PartLimits,
): Promise<object> {
  return uploadOf(request).within(receiveOperation(request, reply, limits));
}

async function receiveOperation(request: FastifyRequest, reply: FastifyReply, limits: PartLimits) {
  const upload = uploadOf(request);
  const body = new CheckedBody(request);
  const operation = await processRequest(body as never, reply.raw, {
    maxFieldSize: limits.field,
    maxFileSize: limits.file + 1,
    maxFiles: MAX_FILES,
  }).catch(rejectForm);
  const received = body.paths.map(async (path) => {
    const place = placeOf(operation, path);
    const file = place.value as PendingFile;
    const stream = await file.promise.then(({ createReadStream }) => createReadStream()).catch(rejectForm);
    place.set(await upload.receive(stream));
  });
  await Promise.all(received);
  return operation;
}

function rejectForm(error: unknown): never {
  throw FormError.from(error);
}

/**
 * The body of a request for `processRequest`. Rejects a `map` whose paths are not null values below
 * `variables`, before `processRequest` follows them: `hasOwnProperty.call` would reach the built-ins of the
 * process, and `0.variables.file` a batch.
 */
class CheckedBody extends PassThrough {
  /** The paths of the `map`. */
  readonly paths: string[] = [];
  readonly headers: FastifyRequest['headers'];
  #operation: unknown;

  constructor({ raw, headers }: FastifyRequest) {
    super();
    this.headers = headers;
    // Errors reach `processRequest`, which also listens to `close`.
    pipeline(raw, this, () => {});
  }

  /** Checks each field before the parser's own listeners get it. */
  override pipe<Parser extends NodeJS.WritableStream>(parser: Parser): Parser {
    const listeners = parser.listeners('field');
    parser.removeAllListeners('field');
    parser.on('field', (name: string, value: string, info: object) => {
      try {
        this.#check(name, value);
        for (const listener of listeners) listener(name, value, info);
      } catch (error) {
        (parser as unknown as Writable).destroy(error as Error);
      }
    });
    // The parser may emit a second error, for which `processRequest` has no listener.
    parser.on('error', () => {});
    return super.pipe(parser);
  }

  #check(name: string, value: string): void {
    if (name === 'operations') this.#operation = parseObject(value);
    if (name !== 'map') return;
    for (const paths of Object.values(parseObject(value))) {
      const [path] = Array.isArray(paths) && paths.length === 1 ? (paths as unknown[]) : [];
      if (typeof path !== 'string' || this.paths.includes(path)) throw wrongMap();
      if (placeOf(this.#operation, path).value !== null) throw wrongMap();
      this.paths.push(path);
    }
  }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Rejected below, like JSON that is not an object.
  }
  throw new FormError(400, "The fields 'operations' and 'map' of an upload are JSON objects.");
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

function wrongMap(): FormError {
  return new FormError(400, "The 'map' of an upload names null values below 'variables', each once.");
}
