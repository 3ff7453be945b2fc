import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyError } from '../core/errors.ts';
import type { Upload, UploadedFile } from '../upload/upload.ts';
import { contentTypeOf } from './content-type.ts';
import { meteredBodyOf } from './metered-body.ts';
import { beginUpload } from './multipart.ts';
import { consumePhoto } from './photo-limit.ts';

/** Maximum sizes of a form, in bytes, and the number of files that are stored. Further files are counted. */
interface FormLimits {
  file: number;
  text: number;
  files: number;
  /** The field of the files; by default files of all fields. */
  field?: string;
}

/** Maximum number of fields and files. */
const MAX_PARTS = 200;

/** A multipart or urlencoded form. Contains the texts that arrive before an error. */
export class PostedForm {
  /** The first value of each field, with line feeds at the ends of lines, as scripts read them. */
  readonly values = new Map<string, string>();
  /** In the order of the form; empty until it is read to its end. */
  files: UploadedFile[] = [];
  /** Number of chosen files. */
  fileCount = 0;
  readonly #limits: FormLimits;
  #textSize = 0;

  constructor(limits: FormLimits) {
    this.#limits = limits;
  }

  /** Reads the body of a request. Throws BodyError, RateLimited or Unavailable. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { promise: parsed, resolve, reject } = Promise.withResolvers<void>();
    const body = meteredBodyOf(request);
    const fail = (error: unknown) => {
      body.unpipe();
      reject(error);
    };
    let refusal: Error | undefined;
    const begin = async () => {
      // A form over the limit is read to its end, for the texts after its files.
      if (!request.upload)
        await consumePhoto(await request.context()).catch((error: Error) => {
          refusal = error;
        });
      return request.upload ?? beginUpload(request, reply);
    };
    let beginning: Promise<Upload> | undefined;
    const receiving: Promise<UploadedFile[]>[] = [];
    const receive = async (stream: Readable) => {
      beginning ??= begin();
      const upload = await beginning;
      if (!refusal) return [await upload.receive(stream)];
      stream.resume();
      return [];
    };
    const parser = this.#parser(request);
    parser
      .on('field', (name, value, _nameTruncated, isTruncated) => {
        this.#add(name, value);
        if (isTruncated || this.#textSize > this.#limits.text) fail(tooLarge());
      })
      .on('file', (name, stream, filename) => {
        // A form that ends early fails its last file, also an unread one; unhandled, this ends the process.
        stream.on('error', (error) => fail(BodyError.ofForm(error)));
        const { field, files } = this.#limits;
        // A control without a file sends an empty one without a name.
        const isChosen = field === undefined ? Boolean(filename) : name === field;
        if (isChosen) this.fileCount += 1;
        if (!isChosen || this.fileCount > files) return stream.resume();
        const received = receive(stream);
        received.catch(fail);
        return receiving.push(received);
      })
      .on('partsLimit', () => fail(tooLarge()))
      .on('fieldsLimit', () => fail(tooLarge()))
      .on('error', (error) => fail(BodyError.ofForm(error)))
      .on('finish', resolve);
    body.on('error', fail).pipe(parser);
    await parsed;
    this.files = (await Promise.all(receiving)).flat();
    if (refusal) throw refusal;
  }

  #add(name: string, value: string): void {
    this.#textSize += value.length;
    if (!this.values.has(name)) this.values.set(name, value.replace(/\r\n?/g, '\n'));
  }

  #parser({ raw }: FastifyRequest) {
    const { file, text } = this.#limits;
    // The parser cuts a longer file at the limit, and the caller checks the size.
    const limits = { fileSize: file + 1, fieldSize: text, fields: MAX_PARTS, parts: MAX_PARTS };
    try {
      const type = String(contentTypeOf(raw) ?? '');
      return new Busboy({ headers: { ...raw.headers, 'content-type': type }, limits });
    } catch (error) {
      throw BodyError.ofForm(error);
    }
  }
}

/** Maximum number of files that a REST call reads. */
const MAX_FILES = 6;

/** Receives the files of a form's field in order, at most six. Requires `acceptFiles`. */
export async function receiveFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string,
  maxBytes: number,
): Promise<UploadedFile[]> {
  const text = request.routeOptions.bodyLimit;
  const form = new PostedForm({ file: maxBytes, text, files: MAX_FILES, field });
  await form.read(request, reply);
  return form.files;
}

const tooLarge = () => new BodyError(413, 'The form is too large.');
