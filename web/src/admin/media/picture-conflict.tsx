import { useNames } from '../session/use-names.ts';
import { timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './picture-conflict.module.css';
import type { PictureChanges } from './use-picture-changes.ts';

/** Asks which change of a picture to keep: the admin's own or another one's. */
export function PictureConflict({ conflict, overwrite }: Pick<PictureChanges, 'conflict' | 'overwrite'>) {
  const nameOf = useNames();
  if (!conflict) return null;
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {conflict.savedBy ? nameOf(conflict.savedBy) : 'Someone'} changed this picture on{' '}
        {timeInWords(conflict.savedAt)}. Yours isn’t saved yet.
      </p>
      <div className={common.row}>
        <Button onClick={overwrite}>Save mine</Button>
        <Button look="link" onClick={() => window.location.reload()}>
          Show theirs
        </Button>
      </div>
    </div>
  );
}
