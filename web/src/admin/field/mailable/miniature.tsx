import type { MailableFieldsFragment } from '../../../generated/admin-documents.ts';
import { Picture } from '../../../sections/media/picture.tsx';
import styles from './mailable.module.css';

interface MiniatureProps {
  className: string | undefined;
  title: string;
  picture: MailableFieldsFragment['picture'] | undefined;
}

/** The picture of an entry beside its title; without one, the first letter of the title. */
export function Miniature({ className, title, picture }: MiniatureProps) {
  return (
    <span className={className}>
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="(width < 40rem) 46vw, 18rem" fill />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {title.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
