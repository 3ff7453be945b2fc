import { useNavigate } from 'react-router-dom';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useDeletePicturesMutation, useKeepPicturesMutation } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { usageInWords } from '../media/tile.tsx';
import { mediaQueries } from '../media/use-picture-changes.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import type { Item } from './neighbours.tsx';
import styles from './picture.module.css';

/** Says when the server removes a picture, and keeps it. */
export function Removal({ media }: { media: MediaFieldsFragment }) {
  const keep = useChange(useKeepPicturesMutation(), mediaQueries);
  const { url, deletedAt } = media;
  return (
    <div className={styles.removal}>
      <p>{usageInWords(media)}</p>
      <Button onClick={() => keep({ urls: [url] }, deletedAt ? 'Restored.' : 'Kept until you delete it.')}>
        {deletedAt ? 'Restore' : 'Keep'}
      </Button>
    </div>
  );
}

interface DeletionProps {
  item: Item;
  fragment: string;
}

/** Deletes an unused picture and opens the next one; says why a used one cannot be deleted. */
export function Deletion({ item, fragment }: DeletionProps) {
  const { media, next, previous } = item;
  const navigate = useNavigate();
  const { offerUndo, showToast } = useToasts();
  const deletePictures = useChange(useDeletePicturesMutation(), mediaQueries);
  const keep = useChange(useKeepPicturesMutation(), mediaQueries);
  const urls = [media.url];
  if (media.uses.length > 0)
    return (
      <p className={common.quietText}>
        It can’t be deleted: {counted(media.uses.length, 'place')} {media.uses.length === 1 ? 'uses' : 'use'}{' '}
        it.
      </p>
    );

  async function remove(): Promise<void> {
    const ids = (await deletePictures({ urls }))?.deletePictures;
    if (!ids) return;
    if (ids.length === 0) return showToast('It is used by now, so it stays.', 'failure');
    const near = next ?? previous;
    void navigate(`/admin/media${near ? `/${near}` : ''}${fragment}`, { replace: true });
    offerUndo('Picture deleted.', () => void keep({ urls }, 'Restored.'));
  }
  return (
    <Button
      ask={{
        question: 'Delete this picture?',
        text: 'Nothing uses it. You can restore it for thirty days.',
        yes: 'Delete',
      }}
      onClick={remove}
    >
      Delete
    </Button>
  );
}
