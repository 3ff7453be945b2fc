import { useRef, useState } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useDescribePictureMutation, useFocusPictureMutation } from '../../generated/admin-hooks.ts';
import { applyChange, refetchShown } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import { useSend } from '../ui/change/use-change.ts';

/** Another admin's change of the picture since it was read. */
export interface PictureConflict {
  version: number;
  savedBy: string | null;
  savedAt: string;
}

/** The queries that show pictures. */
export const mediaQueries = ['Media', 'MediaItem', 'PicturesAt'];

/** Changes the alternative text and the focal point of a picture; keeps what another admin has changed. */
export function usePictureChanges({ url, version }: Pick<MediaFieldsFragment, 'url' | 'version'>) {
  const stored = useRef(version);
  const [conflict, setConflict] = useState<PictureConflict | null>(null);
  const describePicture = useSend(useDescribePictureMutation());
  const focusPicture = useSend(useFocusPictureMutation());

  /** Throws the failure. */
  async function change(send: (read: { url: string; version: number }) => Promise<number>): Promise<void> {
    const failure: Failure | null = await applyChange(async () => {
      stored.current = await send({ url, version: stored.current });
    });
    if (!failure) return void refetchShown(mediaQueries);
    if (failure.conflict) setConflict(failure.conflict as PictureConflict);
    throw new Error(failure.message);
  }

  return {
    conflict,
    describe: (alt: string) =>
      change(async (read) => (await describePicture({ ...read, alt })).describePicture.version),
    focus: (focus: { x: number; y: number }) =>
      change(async (read) => (await focusPicture({ ...read, ...focus })).focusPicture.version),
    /** Lets the next change replace the other admin's. */
    overwrite: () => {
      stored.current = conflict?.version ?? stored.current;
      setConflict(null);
    },
  };
}
