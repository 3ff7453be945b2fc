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
import { has } from './use-selection.ts';

/** The most pictures of one request. */
const PORTION = 200;

interface SelectionProps {
  pictures: readonly MediaFieldsFragment[];
  /** The pictures on the page. */
  shown: readonly MediaFieldsFragment[];
  /** The number of pictures that the filters find, on all pages. */
  foundCount: number;
  onSelectShown: () => void;
  onSelectFound: () => Promise<void>;
  onClear: () => void;
}

/** The number of selected pictures, and what can be done with them. Keeps its space without a selection. */
export function Selection(props: SelectionProps) {
  const { pictures, shown, foundCount, onSelectShown, onSelectFound, onClear } = props;
  if (shown.length === 0) return null;
  const count = pictures.length;
  const hasShown = shown.every((it) => has(pictures, it));
  return (
    <section className={styles.selection} aria-label="Selected pictures">
      <div className={styles.bar}>
        <p aria-live="polite">{count > 0 ? `${counted(count, 'picture')} selected` : 'None selected'}</p>
        <div className={common.row}>
          {count > 0 && <Actions pictures={pictures} onClear={onClear} />}
          {!hasShown && (
            <Button look="link" onClick={onSelectShown}>
              Select all on this page
            </Button>
          )}
          {hasShown && count < foundCount && (
            <Button look="link" onClick={onSelectFound}>
              Select all {foundCount}
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

function Actions({ pictures, onClear }: Pick<SelectionProps, 'pictures' | 'onClear'>) {
  const { offerUndo } = useToasts();
  const deletePictures = useChange(useDeletePicturesMutation(), mediaQueries);
  const keep = useChange(useKeepPicturesMutation(), mediaQueries);
  const isInTrash = pictures.some(({ deletedAt }) => deletedAt);
  const unused = pictures.filter(({ uses, deletedAt }) => uses.length === 0 && !deletedAt);
  const ending = pictures.filter(({ deletedOn }) => deletedOn);

  async function remove(): Promise<void> {
    let deletedCount = 0;
    for (const urls of portionsOf(unused)) {
      const ids = (await deletePictures({ urls }))?.deletePictures;
      if (!ids) return;
      deletedCount += ids.length;
    }
    onClear();
    offerUndo(`${counted(deletedCount, 'picture')} deleted.`, () => void keepAll(unused, 'Restored.'));
  }

  /** Returns whether all are kept. */
  async function keepAll(kept: MediaFieldsFragment[], done: string): Promise<boolean> {
    for (const urls of portionsOf(kept)) if (!(await keep({ urls }, done))) return false;
    return true;
  }

  async function keepEnding(): Promise<void> {
    if (await keepAll(ending, isInTrash ? 'Restored.' : 'Kept until you delete them.')) onClear();
  }

  return (
    <div className={`${common.row} ${styles.actions}`}>
      <Button onClick={() => downloadPictures(pictures.map(({ picture }) => picture))}>Download</Button>
      {ending.length > 0 && (
        <Button onClick={keepEnding}>{isInTrash ? 'Restore' : `Keep ${ending.length}`}</Button>
      )}
      {unused.length > 0 && !isInTrash && (
        <Button
          ask={{
            question: `Delete ${counted(unused.length, 'unused picture')}?`,
            text: `${usedText(pictures.length - unused.length)}You can restore deleted pictures for thirty days.`,
            yes: 'Delete',
            no: unused.length === 1 ? 'Keep it' : 'Keep them',
          }}
          onClick={remove}
        >
          {unused.length === pictures.length ? 'Delete' : `Delete ${unused.length} unused`}
        </Button>
      )}
    </div>
  );
}

/** Returns the URLs of pictures in portions that one request can have. */
function portionsOf(pictures: MediaFieldsFragment[]): string[][] {
  const urls = pictures.map(({ url }) => url);
  const count = Math.ceil(urls.length / PORTION);
  return Array.from({ length: count }, (_, at) => urls.slice(at * PORTION, (at + 1) * PORTION));
}

const usedText = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? 'The used one stays. ' : `The ${count} used ones stay. `;
};
