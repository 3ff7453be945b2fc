import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import { pictureIdIn } from '../../../../rules/wire/picture.ts';
import { counted } from '../counted.ts';
import { AlternativeText } from '../media/alternative-text.tsx';
import { isTouched } from '../media/picture-upload.tsx';
import { UploadRows } from '../media/upload-rows.tsx';
import { useDroppedFiles } from '../media/use-dropped-files.ts';
import { usePictureChanges } from '../media/use-picture-changes.ts';
import type { Upload, Uploads } from '../media/use-uploads.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './page.module.css';

/** A button that chooses pictures to upload. */
export function UploadButton({ add }: Pick<Uploads, 'add'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="main" onClick={() => input.current?.click()}>
        Upload pictures
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        name="picture"
        accept="image/*"
        multiple
        aria-label="Files"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Says how pictures are added to the page, where the window has space. */
export const UploadHint = () => (
  <p className={`${common.quietText} ${styles.hint}`}>
    {isTouched() ? 'At' : 'Drop or paste pictures anywhere on this page, at'} most {MAX_PHOTO_MB} MB each.
  </p>
);

/** The uploads, also of files that are dropped or pasted anywhere on the page. */
export function UploadArea({ uploads }: { uploads: Uploads }) {
  const isOver = useDroppedFiles(uploads.add);
  return (
    <section className={styles.uploads} aria-label="Uploads">
      {uploads.uploads.length > 0 && <Panel uploads={uploads} />}
      {isOver && <p className={styles.over}>Drop to add to the library</p>}
    </section>
  );
}

/** The uploads above the lower edge of the window, so that the library stays where it is. */
function Panel({ uploads }: { uploads: Uploads }) {
  const [isOpen, setOpen] = useState(true);
  const all = uploads.uploads;
  const isDone = all.every(({ state }) => state === 'stored' || state === 'failed');
  // Those that failed are first.
  const rank = ({ state }: Upload) => (state === 'failed' ? 0 : 1);
  const shown = all.toSorted((one, other) => rank(one) - rank(other));
  return (
    <div className={styles.panel}>
      <div className={`${common.row} ${styles.progress}`}>
        <p aria-live="polite">{progressInWords(all)}</p>
        <Button look="link" of="the uploads" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
        {isDone && (
          <Button look="link" of="the uploads" onClick={() => uploads.remove(all)}>
            Dismiss
          </Button>
        )}
      </div>
      {isOpen && (
        <UploadRows uploads={{ ...uploads, uploads: shown }}>
          {(upload) => <StoredText {...upload} />}
        </UploadRows>
      )}
    </div>
  );
}

/** The alternative text of a stored picture, which begins with the suggestion, and a link to its page. */
function StoredText({ file, stored }: Pick<Upload, 'file'> & { stored: NonNullable<Upload['stored']> }) {
  const changes = usePictureChanges(stored);
  return (
    <>
      <AlternativeText alt={stored.picture.alt} of={file.name} changes={changes} />
      <p className={common.quietText}>
        <Link to={`/admin/media/${pictureIdIn(stored.url)}`}>
          Open<span className="visually-hidden"> {file.name}</span>
        </Link>
      </p>
    </>
  );
}

function progressInWords(all: Upload[]): string {
  const [stored = [], failed = []] = (['stored', 'failed'] as const).map((state) =>
    all.filter((it) => it.state === state),
  );
  if (stored.length === all.length) return storedInWords(stored);
  const done = `${stored.length} of ${all.length} uploaded`;
  return failed.length > 0 ? `${done}, ${failed.length} failed` : done;
}

function storedInWords(stored: Upload[]): string {
  const newCount = stored.filter((it) => it.stored?.isNew).length;
  const known = `${stored.length - newCount} already in the library`;
  if (newCount === 0) return known;
  const words = `${counted(newCount, 'picture')} stored`;
  return newCount === stored.length ? words : `${words}, ${known}`;
}
