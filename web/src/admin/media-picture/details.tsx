import { useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { editorOf } from '../entry/kinds.tsx';
import { AlternativeText } from '../media/alternative-text.tsx';
import { fileNameOf } from '../media/download.ts';
import { FocalCanvas } from '../media/focal-canvas.tsx';
import { usePictureChanges } from '../media/use-picture-changes.ts';
import { timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { saveText, useAutosave } from '../ui/change/use-autosave.ts';
import common from '../ui/common.module.css';
import { Crops } from './crops.tsx';
import type { Item } from './neighbours.tsx';
import styles from './picture.module.css';
import { Deletion, Removal } from './removal.tsx';
import { Replacement } from './replacement.tsx';

interface PictureDetailsProps {
  item: Item;
  fragment: string;
}

const altHint =
  'For people who can’t see the picture: screen readers read it aloud. It holds wherever the picture has no text of its own.';

/** A picture, large, with its focal point and crops, its text, its uses and what can be done with it. */
export function PictureDetails({ item, fragment }: PictureDetailsProps) {
  const { media } = item;
  const { picture, uses, uploadedAt } = media;
  const changes = usePictureChanges(media);
  const { conflict } = changes;
  const [focus, setFocus] = useState(picture.focus);
  const [savedFocus, setSavedFocus] = useState(picture.focus);
  const isMoved = focus !== savedFocus;
  const { state } = useAutosave(isMoved && !conflict ? focus : null, async () => {
    if (!isMoved || !focus || conflict) return;
    await changes.focus(focus);
    setSavedFocus(focus);
  });
  const shown = { ...picture, focus };
  // A tall picture fits into the window.
  const tall = picture.height > picture.width ? styles.tall : undefined;

  return (
    <div className={styles.picture}>
      <div className={styles.stage}>
        <div className={tall}>
          <FocalCanvas picture={shown} sizes="(width < 64rem) 92vw, 60vw" onChange={setFocus} />
        </div>
        <p className={common.quietText} aria-live="polite">
          {isMoved
            ? typeof state === 'object'
              ? saveText(state, null)
              : 'Saving the focal point…'
            : 'Press the part that must stay visible. Arrow keys move the point.'}
        </p>
        <Crops picture={shown} />
      </div>
      <div className={styles.details}>
        {media.deletedOn && <Removal media={media} />}
        <AlternativeText
          alt={picture.alt}
          hint={altHint}
          rows={4}
          isHeld={conflict !== null}
          save={changes.describe}
        >
          {conflict && (
            <div role="alert" className={styles.conflict}>
              <p>
                {conflict.savedBy ?? 'Someone'} changed this picture on {timeInWords(conflict.savedAt)}. Yours
                isn’t saved yet.
              </p>
              <div className={common.row}>
                <Button onClick={changes.overwrite}>Save mine</Button>
                <Button look="link" onClick={() => window.location.reload()}>
                  Show theirs
                </Button>
              </div>
            </div>
          )}
        </AlternativeText>
        <Uses uses={uses} />
        <dl className={styles.facts}>
          <dt>Size</dt>
          <dd>
            {picture.width} × {picture.height} pixels
          </dd>
          <dt>Uploaded</dt>
          <dd>
            <time dateTime={uploadedAt}>{timeInWords(uploadedAt)}</time>
          </dd>
        </dl>
        <div className={styles.actions}>
          <a className={buttons.quiet} href={picture.src} download={fileNameOf(picture)}>
            Download
          </a>
          {!media.deletedAt && <Replacement media={media} fragment={fragment} />}
          {!media.deletedAt && <Deletion item={item} fragment={fragment} />}
        </div>
      </div>
    </div>
  );
}

/** The content that uses a picture, as links to its editors. */
function Uses({ uses }: Pick<MediaFieldsFragment, 'uses'>) {
  return (
    <section className={common.section}>
      <h2>Used in</h2>
      {uses.length === 0 && <p className={common.quietText}>Nothing uses it.</p>}
      <ul className={styles.uses}>
        {uses.map(({ name, entry }) => (
          <li key={`${name} ${entry?.kind} ${entry?.number}`}>
            {entry ? <Link to={editorOf(entry)}>{name}</Link> : name}
          </li>
        ))}
      </ul>
    </section>
  );
}
