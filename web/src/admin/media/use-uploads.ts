import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import type { UploadImageMutation } from '../../generated/admin-documents.ts';
import { newId } from '../../offline/shared/new-id.ts';
import { failureOf, KnownError } from '../session/failure.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { useTurns } from '../ui/change/use-turns.ts';
import { sendImage } from './upload.ts';

type StoredImage = UploadImageMutation['uploadImage'];

/** A file on its way to the library. */
export interface Upload {
  id: string;
  file: File;
  /** A URL of the file for its miniature. */
  preview: string;
  /** The alternative text that is sent with it. */
  alt: string;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** The share that was sent, from 0 to 1. */
  share: number;
  failure?: string;
  /** Whether the server would reject the file again. */
  isRejected?: boolean;
  stored?: StoredImage;
}

export type Uploads = ReturnType<typeof useUploads>;

interface Options {
  /** Returns the alternative text of a picture that the library does not have; `index` counts the files. */
  suggest?: ((file: File, index: number) => string) | undefined;
  onStored: (image: StoredImage, upload: Upload) => void;
}

/** Uploads pictures one after the other; one that fails stops none of the others. */
export function useUploads(options: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const inTurn = useTurns();
  const removed = useRef(new Set<string>());
  // The page may change during an upload.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useUnsaved(uploads.some(({ state }) => state === 'waiting' || state === 'sending'));

  const put = (id: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((it) => (it.id === id ? { ...it, ...changed } : it)));

  async function send(upload: Upload): Promise<void> {
    const { id, file, alt } = upload;
    if (removed.current.has(id)) return;
    put(id, { state: 'sending', share: 0 });
    try {
      requirePicture(file);
      const stored = await sendImage({ file, alt }, (share) => put(id, { share }));
      put(id, { state: 'stored', share: 1, stored });
      latest.current.onStored(stored, upload);
    } catch (error) {
      const { message, isRejected } = failureOf(error);
      put(id, { state: 'failed', failure: message, isRejected: isRejected === true });
    }
  }

  function enqueue(upload: Upload): void {
    void inTurn(() => send(upload));
  }

  function add(files: readonly File[]): void {
    const { suggest } = latest.current;
    const added = files.map<Upload>((file, index) => ({
      id: newId(),
      file,
      preview: URL.createObjectURL(file),
      alt: suggest?.(file, index) ?? '',
      state: 'waiting',
      share: 0,
    }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) enqueue(upload);
  }

  function retry(upload: Upload): void {
    put(upload.id, { state: 'waiting', share: 0 });
    enqueue(upload);
  }

  /** Removes files from the list; one that waits is not sent. */
  function remove(gone: readonly Upload[]): void {
    for (const { id, preview } of gone) {
      removed.current.add(id);
      URL.revokeObjectURL(preview);
    }
    setUploads((all) => all.filter(({ id }) => !removed.current.has(id)));
  }

  return { uploads, add, retry, remove };
}

/** Throws KnownError for a file that the server would reject after its upload. */
function requirePicture({ type, size }: File): void {
  if (type && !type.startsWith('image/')) throw new KnownError('This is not a picture.', {}, true);
  if (size > MAX_PHOTO_MB * 1024 * 1024)
    throw new KnownError(
      `The picture is larger than ${MAX_PHOTO_MB} MB. Save it smaller, then choose it again.`,
      {},
      true,
    );
}
