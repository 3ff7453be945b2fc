import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { AddPortfolioVideoMutation } from '../../generated/admin-documents.ts';
import {
  useAddPortfolioPairMutation,
  useAddPortfolioPictureMutation,
  useUpdatePortfolioItemMutation,
} from '../../generated/admin-hooks.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { sendImage, upload } from '../editor/upload.ts';
import { publish } from '../session/client.ts';
import type { Failure } from '../session/failure.ts';
import type { PortfolioItem } from './entry.tsx';
import type { ItemTexts, Kind, Piece } from './pieces.ts';

interface Saved {
  failure: Failure | null;
  /** The id of the item that was added last, which is the first of its group. */
  added?: number | undefined;
  /** The number of items added. */
  count: number;
}

/**
 * Returns functions that add items or save an item's texts; `share` is the share of the files uploaded, null if
 * none is being uploaded.
 */
export function usePortfolioSaving(group: PortfolioGroupName, item: PortfolioItem | null) {
  const client = useApolloClient();
  const [addPicture] = useAddPortfolioPictureMutation();
  const [addPair] = useAddPortfolioPairMutation();
  const [updateItem] = useUpdatePortfolioItemMutation();
  const [share, setShare] = useState<number | null>(null);

  /** Returns the id of the new item. */
  async function add(
    kind: Kind,
    { files }: Piece,
    texts: ItemTexts,
    onProgress: (share: number) => void,
  ): Promise<number | undefined> {
    const { input } = texts;
    /** Uploads a picture, which is this part of all bytes, and returns its URL. */
    const image = async (name: string, alt: string, [start, part]: [number, number]) => {
      const file = files[name]?.file as File;
      return (await sendImage({ file, alt }, (sent) => onProgress(start + sent * part))).url;
    };
    if (kind === 'picture') {
      const variables = { group, ...texts, image: await image('image', input.alt, [0, 1]) };
      const { data } = await addPicture({ variables });
      return data?.addPortfolioPicture.portfolio_id;
    }
    if (kind === 'pair') {
      const before = await image('before', input.beforeAlt ?? '', [0, 0.5]);
      const after = await image('after', input.alt, [0.5, 0.5]);
      const variables = { group, ...texts, before, after };
      const { data } = await addPair({ variables });
      return data?.addPortfolioPair.portfolio_id;
    }
    const poster = await image('poster', input.alt, [0, 0.1]);
    const variables = { group, ...texts, poster, video: files['video']?.file };
    const data = await upload<AddPortfolioVideoMutation>('AddPortfolioVideo', variables, (sent) =>
      onProgress(0.1 + 0.9 * sent),
    );
    return data.addPortfolioVideo.portfolio_id;
  }

  /** Saves the texts of the item, or adds the pieces: the last one first, so that the first one is the group's first. */
  async function save(kind: Kind, pieces: Piece[], texts: ItemTexts[]): Promise<Saved> {
    const saved: Omit<Saved, 'failure'> = { count: 0 };
    const addAll = async () => {
      for (const [index, piece] of [...pieces.entries()].toReversed()) {
        const onProgress = (part: number) => setShare((saved.count + part) / pieces.length);
        saved.added = await add(kind, piece, texts[index] as ItemTexts, onProgress);
        saved.count++;
      }
    };
    const update = async () => {
      const variables = {
        id: item?.portfolio_id ?? 0,
        version: item?.version ?? 0,
        ...(texts[0] as ItemTexts),
      };
      await updateItem({ variables });
    };
    setShare(0);
    const failure = await publish(item ? update : addAll);
    if (!failure || saved.count > 0) await client.refetchQueries({ include: ['ManagePortfolio'] });
    setShare(null);
    return { failure, ...saved };
  }

  return { share, save };
}
