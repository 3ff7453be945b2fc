import { asText, type OperationName } from '../../apollo/trusted-request.ts';
import type { UploadImageMutation } from '../../generated/admin-documents.ts';
import { multipartBody, postWithProgress, preflightHeader } from '../../lib/upload.ts';
import { forgetUser, storedUser } from '../../lib/user-session.ts';
import { KnownError, rejections } from '../session/failure.ts';

interface UploadAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** Sends a mutation with a file. `onProgress` gets the share that was sent, 0 to 1. Throws KnownError. */
export async function upload<Data>(
  name: OperationName,
  { file, ...others }: { file: File } & Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Data> {
  // The text, because a server of another release may not know the hash of the operation.
  const operation = await asText(name, { ...others, file: null });
  const body = multipartBody(operation, 'variables.file', file);
  const headers = { ...preflightHeader, authorization: `Bearer ${storedUser()?.token ?? ''}` };
  const reply = await postWithProgress({ body, headers, onProgress }).catch(() => {
    throw new KnownError('The upload was interrupted. Try again.');
  });
  const { data, errors: [error] = [] }: UploadAnswer = await reply.json().catch(() => ({}));
  if (!error && data) return data as Data;
  const { code = '', fields } = error?.extensions ?? {};
  if (code === 'UNAUTHENTICATED') forgetUser();
  const message = error?.message ?? 'The server rejected the file. Try again.';
  throw new KnownError(message, fields, rejections.has(code));
}

/** Uploads a picture with an alternative text, which is a suggestion by default. Throws KnownError. */
export async function sendImage(
  { file, alt, isSuggested = true }: { file: File; alt: string; isSuggested?: boolean },
  onProgress: (share: number) => void = () => undefined,
): Promise<UploadImageMutation['uploadImage']> {
  const fileName = file.name.slice(0, 255);
  const variables = { file, alt, isSuggested, fileName };
  return (await upload<UploadImageMutation>('UploadImage', variables, onProgress)).uploadImage;
}
