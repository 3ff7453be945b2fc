import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useDeletePicturesMutation, useKeepPicturesMutation } from '../../generated/admin-hooks.ts';
import { counted } from '../counted.ts';
import { downloadPictures } from '../media/download.ts';
import { mediaQueries } from '../media/use-picture-changes.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import styles from './page.module.css';

interface SelectionProps {
  pictures: MediaFieldsFragment[];
  /** The number of pictures on the page. */
  shownCount: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The number of selected pictures, and what can be done with them. Keeps its space without a selection. */
export function Selection(props: SelectionProps) {
  const { pictures, shownCount, onSelectAll, onClear } = props;
  if (shownCount === 0) return null;
  const count = pictures.length;
  return (
    <section className={styles.selection} aria-label="Selected pictures">
      <div className={styles.bar}>
        <p aria-live="polite">{count > 0 ? `${counted(count, 'picture')} selected` : 'None selected'}</p>
        <div className={common.row}>
          {count > 0 && <Actions {...props} />}
          {count < shownCount && (
            <Button look="link" onClick={onSelectAll}>
              Select all on this page
            </Button>
          )}
          {count > 0 && (
            <Button look="link" onClick={onClear}>
              Clear
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

function Actions({ pictures, onClear }: SelectionProps) {
  const { offerUndo } = useToasts();
  const deletePictures = useChange(useDeletePicturesMutation(), mediaQueries);
  const keep = useChange(useKeepPicturesMutation(), mediaQueries);
  const isInTrash = pictures.some(({ deletedAt }) => deletedAt);
  const unused = pictures.filter(({ uses, deletedAt }) => uses.length === 0 && !deletedAt);
  const ending = pictures.filter(({ deletedOn }) => deletedOn);
  const urlsOf = (all: MediaFieldsFragment[]) => all.map(({ url }) => url);

  async function remove(): Promise<void> {
    const urls = urlsOf(unused);
    const ids = (await deletePictures({ urls }))?.deletePictures;
    if (!ids) return;
    onClear();
    offerUndo(`${counted(ids.length, 'picture')} deleted.`, () => void keep({ urls }, 'Restored.'));
  }

  async function keepAll(): Promise<void> {
    const urls = urlsOf(ending);
    if (await keep({ urls }, isInTrash ? 'Restored.' : 'Kept until you delete them.')) onClear();
  }

  return (
    <div className={`${common.row} ${styles.actions}`}>
      <Button onClick={() => downloadPictures(pictures.map(({ picture }) => picture))}>Download</Button>
      {ending.length > 0 && (
        <Button onClick={keepAll}>{isInTrash ? 'Restore' : `Keep ${ending.length}`}</Button>
      )}
      {unused.length > 0 && !isInTrash && (
        <Button
          ask={{
            question: `Delete ${counted(unused.length, 'unused picture')}?`,
            text: `${usedText(pictures.length - unused.length)}You can restore deleted pictures for thirty days.`,
            yes: 'Delete',
          }}
          onClick={remove}
        >
          {unused.length === pictures.length ? 'Delete' : `Delete ${unused.length} unused`}
        </Button>
      )}
    </div>
  );
}

const usedText = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? 'The used one stays. ' : `The ${count} used ones stay. `;
};
