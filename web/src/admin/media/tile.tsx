import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { Picture } from '../../sections/media/picture.tsx';
import { counted } from '../counted.ts';
import { dayWithoutYear } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import styles from './library.module.css';

/** Says that nobody has checked an alternative text. */
export const SUGGESTED = 'Only a suggestion: check it';

interface TileProps {
  media: MediaFieldsFragment;
  /** Says what remains to be done about the picture. */
  hasWarnings?: boolean;
}

/** A picture of the library with its alternative text and its use, within a link or a button. */
export function Tile({ media, hasWarnings = false }: TileProps) {
  const { picture } = media;
  const ends = hasWarnings && media.deletedOn;
  return (
    <>
      <span className={styles.picture}>
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(width < 40rem) 46vw, (width < 64rem) 24vw, 14rem"
          fill
        />
      </span>
      <span className={styles.text}>{picture.alt || 'No alternative text'}</span>
      {hasWarnings && media.isSuggested && <span className={styles.check}>Text to check</span>}
      <span className={common.quietText} data-ends={ends ? '' : undefined}>
        {ends ? usageInWords(media) : usesInWords(media)}
      </span>
    </>
  );
}

/** Returns where a picture is used if it has one use, or how often. */
function usesInWords({ uses }: MediaFieldsFragment): string {
  const [first, ...others] = uses;
  if (!first) return 'Unused';
  return others.length > 0 ? counted(uses.length, 'use') : `Used in ${inSentence(first.name)}`;
}

/** Returns how a picture is used, and when the server removes it. */
export function usageInWords(media: MediaFieldsFragment): string {
  const { deletedAt, deletedOn } = media;
  if (!deletedOn) return usesInWords(media);
  const day = dayWithoutYear(deletedOn);
  return deletedAt ? `Deleted. Gone for good on ${day}.` : `Unused. Will be deleted on ${day}.`;
}

/** Returns 'a draft: …' for 'A draft: …'. */
const inSentence = (name: string): string =>
  name.replace(/^An?(?= (?:draft|earlier version|reply)\b)/, (article) => article.toLowerCase());
