import { useState } from 'react';
import { createPortal } from 'react-dom';
import buttons from '../../design/button.module.css';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { usePictureLibraryQuery } from '../../generated/admin-hooks.ts';
import { Picture } from '../../sections/media/picture.tsx';
import { sendImage } from '../media/upload.ts';
import { failureOf } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { ListState } from '../ui/list-state.tsx';
import { useToasts } from '../ui/toast.tsx';
import styles from './composer.module.css';

const pageSize = 24;
const maxPictures = 6;

type Pictures = ManagedLeadFragment['replies'][number]['pictures'];

interface Props {
  pictures: Pictures;
  onChange: (pictures: Pictures) => void;
}

/** The pictures of a reply, each with a button that removes it. */
export function AttachedPictures({ pictures, onChange }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.attached} aria-label="Attached pictures">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <Picture picture={picture} sizes="4rem" fill className={styles.small} />
          <button
            type="button"
            className={common.link}
            aria-label={`Remove picture ${index + 1}: ${picture.alt}`}
            onClick={() => onChange(pictures.filter(({ src }) => src !== picture.src))}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChooserProps {
  chosen: Pictures;
  onChange: (pictures: Pictures) => void;
  onClose: () => void;
}

/** Chooses from the uploaded pictures, or uploads another. Outside the reply's form, because forms do not nest. */
export function PictureChooser({ chosen, onChange, onClose }: ChooserProps) {
  const [count, setCount] = useState(pageSize);
  const { data, previousData, error, refetch } = usePictureLibraryQuery({ variables: { first: count } });
  const pictures = (data ?? previousData)?.pictures;
  const { showToast } = useToasts();
  const isChosen = (src: string) => chosen.some((picture) => picture.src === src);
  const isFull = chosen.length >= maxPictures;

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const { picture } = await sendImage({ file, alt: '' });
      onChange([...chosen.filter(({ src }) => src !== picture.src), picture]);
      await refetch();
    } catch (failure) {
      showToast(failureOf(failure).message, 'failure');
    }
  }

  return createPortal(
    <Dialog title="Attach pictures" unsaved={false} onClose={onClose}>
      <div className={styles.chooser}>
        <label className={styles.upload}>
          <span>Upload a picture</span>
          <input
            type="file"
            accept="image/*"
            className={common.file}
            onChange={(event) => void upload(event.target.files?.[0])}
          />
        </label>
        <ListState error={error} waiting={!pictures} onRetry={refetch} of="cards" />
        <ul className={styles.library} aria-label="Uploaded pictures">
          {pictures?.map((picture, index) => (
            <li key={picture.src}>
              <label>
                <input
                  type="checkbox"
                  aria-label={picture.alt || `Picture ${index + 1}`}
                  checked={isChosen(picture.src)}
                  disabled={isFull && !isChosen(picture.src)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...chosen, picture] : chosen.filter(({ src }) => src !== picture.src),
                    )
                  }
                />
                <Picture picture={picture} sizes="12rem" fill className={styles.choice} />
              </label>
            </li>
          ))}
        </ul>
        <div className={common.row}>
          {pictures && pictures.length === count && (
            <button type="button" className={buttons.quiet} onClick={() => setCount(count + pageSize)}>
              Show more
            </button>
          )}
          <button type="button" className={buttons.button} onClick={onClose}>
            {chosen.length === 0 ? 'Close' : `Attach ${chosen.length}`}
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
