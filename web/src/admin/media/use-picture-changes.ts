import { useRef, useState } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useDescribePictureMutation, useFocusPictureMutation } from '../../generated/admin-hooks.ts';
import { refetchShown } from '../session/client.ts';
import { failureOf } from '../session/failure.ts';
import { useSend } from '../ui/change/use-change.ts';
import { useTurns } from '../ui/change/use-turns.ts';

/** Another admin's change of the picture since it was read. */
export interface PictureConflict {
  version: number;
  savedBy: string | null;
  savedAt: string;
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;

/** The queries that show pictures. */
export const mediaQueries = ['Media', 'MediaDuties', 'MediaItem', 'PicturesAt'];

/** Changes the alternative text and the focal point of a picture; keeps what another admin has changed. */
export function usePictureChanges({ url, version }: Pick<MediaFieldsFragment, 'url' | 'version'>) {
  const stored = useRef(version);
  const inTurn = useTurns();
  const [conflict, setConflict] = useState<PictureConflict | null>(null);
  const describePicture = useSend(useDescribePictureMutation());
  const focusPicture = useSend(useFocusPictureMutation());

  /** Makes a change after the one in progress, whose version it needs. Throws its error. */
  async function change(send: (read: { url: string; version: number }) => Promise<number>): Promise<void> {
    try {
      await inTurn(async () => {
        stored.current = await send({ url, version: stored.current });
      });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.conflict) setConflict(failure.conflict as PictureConflict);
      throw error;
    }
    void refetchShown(mediaQueries);
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
