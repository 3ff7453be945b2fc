import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pictureIdIn } from '../../../../rules/wire/picture.ts';
import control from '../../forms/fields/field.module.css';
import type { MediaFieldsFragment, PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { useReplacePictureMutation } from '../../generated/admin-hooks.ts';
import { Picture } from '../../sections/media/picture.tsx';
import { counted } from '../counted.ts';
import uses from '../entry/uses.module.css';
import { MediaChoice } from '../media/choice.tsx';
import { PictureUpload } from '../media/picture-upload.tsx';
import { mediaQueries } from '../media/use-picture-changes.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import styles from './picture.module.css';

interface ReplacementProps {
  media: MediaFieldsFragment;
  fragment: string;
}

/** Replaces a used picture everywhere, by a new file or another picture of the library. */
export function Replacement(props: ReplacementProps) {
  const [isOpen, setOpen] = useState(false);
  // Replies that were sent, earlier versions and the trash keep the picture.
  const places = props.media.uses.filter(({ entry, isEarlier }) => entry && !isEarlier);
  if (places.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Replace everywhere</Button>
      {isOpen && <ReplaceDialog {...props} places={places} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ReplaceDialogProps extends ReplacementProps {
  places: MediaFieldsFragment['uses'];
  onClose: () => void;
}

function ReplaceDialog({ media, fragment, places, onClose }: ReplaceDialogProps) {
  const [by, setBy] = useState<PictureFieldsFragment>();
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();
  const replace = useChange(useReplacePictureMutation(), mediaQueries);
  const isSame = by && pictureIdIn(by.src) === pictureIdIn(media.url);

  async function run(): Promise<void> {
    if (!by) return;
    const done = `Replaced. Earlier versions are in the history.`;
    setProblem('');
    if (!(await replace({ url: media.url, by: by.src }, done, setProblem))) return;
    onClose();
    void navigate(`/admin/media/${pictureIdIn(by.src)}${fragment}`, { replace: true });
  }
  return (
    <Modal wide heading="Replace everywhere" onEscape={onClose}>
      <div className={styles.replacement}>
        <div className={styles.pair}>
          <Compared picture={media.picture} name="Now" />
          {by && !isSame && <Compared picture={by} name="New" />}
        </div>
        <PictureUpload
          legend="New picture"
          error={isSame ? 'This is the same picture. Choose another one.' : undefined}
          onUploaded={setBy}
          sources={<MediaChoice onChoose={setBy} />}
        />
        <div className={common.section}>
          <p>
            This changes {counted(places.length, 'place')}. Visitors see the new picture at once; drafts stay
            drafts.
          </p>
          <ul className={uses.uses}>
            {places.map(({ name, entry }) => (
              <li key={`${name} ${entry?.kind} ${entry?.number}`}>{name}</li>
            ))}
          </ul>
          <p className={common.quietText}>
            A picture without an alternative text takes over this one’s, as a text to check. Earlier versions
            keep the old picture, so you can go back to it.
          </p>
        </div>
      </div>
      {problem && (
        <p role="alert" className={control.error}>
          {problem}
        </p>
      )}
      <div className={common.row}>
        <Button look="main" disabled={!by || isSame} onClick={run}>
          Replace in {counted(places.length, 'place')}
        </Button>
        <Button look="link" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}

function Compared({ picture, name }: { picture: PictureFieldsFragment; name: string }) {
  return (
    <figure>
      <Picture picture={{ ...picture, alt: '' }} sizes="20rem" />
      <figcaption className={common.quietText}>{name}</figcaption>
    </figure>
  );
}
