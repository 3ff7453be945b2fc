import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy';
import type { Upload, UploadedFile } from './registry.ts';

/** How large the parts of a form may be; sizes in bytes. */
export interface MultipartLimits {
  /** A longer file is cut after one byte more. */
  fileBytes: number;
  fieldBytes: number;
}

/** More than a quote may have: the sixth photo must be seen to be rejected in the form's own words. */
const MAX_FILES = 20;
/** Past this many the rest is not read: nobody means to send so many. */
const MAX_PARTS = 50;
/** Of a whole body: more than twice what five photos have, or a video. */
const MAX_BODY = 128 * 1024 * 1024;

/** A form with files as it has arrived, the files on disk. */
export class Multipart {
  readonly fields = new Map<string, string>();
  readonly files: UploadedFile[] = [];
}

/** What is wrong with a form that cannot be read. */
export class MultipartError extends Error {
  readonly statusCode: number;

  constructor(statusCode: 400 | 413, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Reads a multipart body to its end. Rejects with MultipartError, with the body's own error where it breaks off or stalls,
 * and with what `upload` throws; by then nothing is being written any more.
 */
export function readMultipart(
  body: Readable,
  headers: IncomingHttpHeaders,
  upload: Upload,
  limits: MultipartLimits,
): Promise<Multipart> {
  const form = new Multipart();
  const parser = createParser(headers, limits);
  const files: Promise<unknown>[] = [];
  const open = new Set<BusboyFileStream>();
  let arrived = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      body.unpipe(parser);
      parser.destroy();
      for (const stream of open) stream.destroy(error);
      void Promise.allSettled(files).then(() => reject(error));
    };
    const tooLarge = () => fail(new MultipartError(413, 'The form is too large.'));
    body.on('error', fail).on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > MAX_BODY) tooLarge();
    });
    parser
      .on('field', (name, value, _nameTruncated, valueTruncated) => {
        if (valueTruncated) return tooLarge();
        form.fields.set(name, value);
      })
      .on('file', (name, stream) => {
        open.add(stream);
        stream.on('close', () => open.delete(stream));
        // In the order of the form, whichever is written first.
        const place = files.length;
        const writing = upload.write(name, stream).then((file) => {
          form.files[place] = file;
        });
        writing.catch(fail);
        files.push(writing);
      })
      .on('partsLimit', tooLarge)
      .on('error', () => fail(new MultipartError(400, 'The form cannot be read.')))
      .on('finish', () => void Promise.all(files).then(() => resolve(form), fail));
    body.pipe(parser);
  });
}

function createParser(headers: IncomingHttpHeaders, { fileBytes, fieldBytes }: MultipartLimits) {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      // busboy calls a file of exactly its limit truncated; one byte more, and the limit itself still passes.
      limits: { fileSize: fileBytes + 1, fieldSize: fieldBytes, files: MAX_FILES, parts: MAX_PARTS },
    });
  } catch {
    throw new MultipartError(400, 'The form cannot be read: its boundary is missing.');
  }
}
