import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { Uses } from '../entry/uses.tsx';
import { AlternativeText } from '../media/alternative-text.tsx';
import { fileNameOf } from '../media/download.ts';
import { FocalCanvas } from '../media/focal-canvas.tsx';
import { usePictureChanges } from '../media/use-picture-changes.ts';
import { timeInWords } from '../time-in-words.ts';
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

const focusHint = 'Press the part that must stay visible. Arrow keys move the point.';

/** A picture, large, with its focal point and crops, its text, its uses and what can be done with it. */
export function PictureDetails({ item, fragment }: PictureDetailsProps) {
  const { media } = item;
  const { picture, uses, uploadedAt, fileName } = media;
  const changes = usePictureChanges(media);
  const [focus, setFocus] = useState(picture.focus);
  const [saved, setSaved] = useState({ focus: picture.focus, isNew: false });
  const isMoved = focus !== saved.focus;
  const isHeld = changes.conflict !== null;
  const { state } = useAutosave(isMoved && !isHeld ? focus : null, async () => {
    if (!isMoved || !focus || isHeld) return;
    await changes.focus(focus);
    setSaved({ focus, isNew: true });
  });
  const focusState = isMoved
    ? saveText(state, null, 'Saving the focal point…')
    : saved.isNew && 'Focal point saved.';
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
          {(!isHeld && focusState) || focusHint}
        </p>
        <Crops picture={shown} />
      </div>
      <div className={styles.details}>
        <AlternativeText
          alt={picture.alt}
          isSuggested={media.isSuggested}
          hint={altHint}
          rows={4}
          changes={changes}
        />
        {/* Below the text, which ends it while it is typed and must not move. */}
        {media.deletedOn && <Removal media={media} />}
        <section className={common.section}>
          <h2>Used in</h2>
          <Uses uses={uses} />
        </section>
        <dl className={styles.facts}>
          {fileName && (
            <>
              <dt>File</dt>
              <dd>{fileName}</dd>
            </>
          )}
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
