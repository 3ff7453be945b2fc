import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { AddPortfolioVideoMutation } from '../../generated/documents.ts';
import {
  useAddPortfolioPairMutation,
  useAddPortfolioPictureMutation,
  useUpdatePortfolioItemMutation,
} from '../../generated/hooks.ts';
import type { PortfolioFactsInput, PortfolioGroupName, PortfolioItemInput } from '../../generated/types.ts';
import { sendImage, upload } from '../editor/upload.ts';
import { publish } from '../session/client.ts';
import { type Failure } from '../session/failure.ts';
import type { PortfolioItem } from './entry.tsx';
import type { Kind } from './files.tsx';

type Files = Record<string, File>;

/** The texts of an item. */
interface ItemWords {
  input: PortfolioItemInput;
  facts: PortfolioFactsInput;
}

/**
 * Returns functions that add an item or save its texts; `share` is the share of the files uploaded, null if
 * none is being uploaded.
 */
export function usePortfolioSaving(group: PortfolioGroupName, item: PortfolioItem | null) {
  const client = useApolloClient();
  const [addPicture] = useAddPortfolioPictureMutation();
  const [addPair] = useAddPortfolioPairMutation();
  const [updateItem] = useUpdatePortfolioItemMutation();
  const [share, setShare] = useState<number | null>(null);

  /** Uploads one of `parts` pictures and returns its URL. */
  async function image(file: File, alt: string, [index, parts]: [number, number]): Promise<string> {
    return (await sendImage({ file, alt }, (part) => setShare((index + part) / parts))).url;
  }

  /** Returns the id of the new item. */
  async function add(kind: Kind, files: Files, words: ItemWords): Promise<number | undefined> {
    const { input } = words;
    if (kind === 'picture') {
      const variables = { group, ...words, image: await image(files['image'] as File, input.alt, [0, 1]) };
      const { data } = await addPicture({ variables });
      return data?.addPortfolioPicture.portfolio_id;
    }
    if (kind === 'pair') {
      const before = await image(files['before'] as File, input.beforeAlt ?? '', [0, 2]);
      const after = await image(files['after'] as File, input.alt, [1, 2]);
      const variables = { group, ...words, before, after };
      const { data } = await addPair({ variables });
      return data?.addPortfolioPair.portfolio_id;
    }
    const poster = await image(files['poster'] as File, input.alt, [0, 10]);
    const variables = { group, ...words, poster, video: files['video'] };
    const onProgress = (part: number) => setShare(0.1 + 0.9 * part);
    const data = await upload<AddPortfolioVideoMutation>('AddPortfolioVideo', variables, onProgress);
    return data.addPortfolioVideo.portfolio_id;
  }

  async function save(
    kind: Kind,
    files: Files,
    words: ItemWords,
  ): Promise<{ failure: Failure | null; added?: number | undefined }> {
    setShare(0);
    let added: number | undefined;
    const failure = await publish(async () => {
      if (item) {
        const variables = { id: item.portfolio_id, version: item.version, ...words };
        await updateItem({ variables });
      } else {
        added = await add(kind, files, words);
      }
      await client.refetchQueries({ include: ['ManagePortfolio'] });
    });
    setShare(null);
    return { failure, added };
  }

  return { share, save };
}
