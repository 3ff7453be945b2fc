import type { ManagedLeadFragment } from '../../../generated/admin-documents.ts';
import { Picture } from '../../../sections/media/picture.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './composer.module.css';

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
          <Button
            look="link"
            aria-label={`Remove picture ${index + 1}: ${picture.alt}`}
            onClick={() => onChange(pictures.filter(({ src }) => src !== picture.src))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
