import { asText, type OperationName } from '../../apollo/trusted-request.ts';
import type { UploadImageMutation } from '../../generated/documents.ts';
import { multipartBody, postWithProgress, preflightHeader } from '../../lib/upload.ts';
import { forgetUser, storedUser } from '../../lib/user-session.ts';

interface UploadAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** Thrown where an upload was rejected or interrupted, so that the steps after it are skipped. */
export class UploadError extends Error {
  /** What is wrong with which field. */
  readonly fields: Record<string, string>;

  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Sends a mutation whose variables have files, and tells the share that has gone out, 0 to 1. Throws UploadError. */
export async function upload<Data>(
  name: OperationName,
  variables: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Data> {
  const body = await multipart(name, variables);
  const headers = { ...preflightHeader, authorization: `Bearer ${storedUser()?.token ?? ''}` };
  const reply = await postWithProgress({ body, headers, onProgress }).catch(() => {
    throw new UploadError('The upload was interrupted. Try again.');
  });
  const { data, errors: [error] = [] }: UploadAnswer = await reply.json().catch(() => ({}));
  if (!error && data) return data as Data;
  if (error?.extensions?.code === 'UNAUTHENTICATED') forgetUser();
  const message = error?.message ?? 'The server did not take the file. Try again.';
  throw new UploadError(message, error?.extensions?.fields);
}

/** Stores a picture with its alternative text; gives its address and its sizes. Throws UploadError. */
export async function sendImage(
  { file, alt }: { file: File; alt: string },
  onProgress: (share: number) => void = () => undefined,
): Promise<UploadImageMutation['uploadImage']> {
  return (await upload<UploadImageMutation>('UploadImage', { file, alt }, onProgress)).uploadImage;
}

/** By its text: a video is not sent twice because a server of another release does not know the hash. */
async function multipart(name: OperationName, variables: Record<string, unknown>): Promise<FormData> {
  const entries = Object.entries(variables);
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File);
  const empty = Object.fromEntries(files.map(([key]) => [key, null]));
  const operation = await asText(name, { ...variables, ...empty });
  return multipartBody(operation, Object.fromEntries(files.map(([key, file]) => [`variables.${key}`, file])));
}
