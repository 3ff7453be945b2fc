import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useDeleteLeadNoteMutation } from '../../generated/admin-hooks.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useChange } from '../ui/use-change.ts';
import styles from './entry.module.css';

/** A note, and a button that deletes it. */
export function LeadNote({ note }: { note: ManagedLeadFragment['notes'][number] }) {
  const { note_id, text, writtenBy, writtenAt } = note;
  const [deleteNote] = useDeleteLeadNoteMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'LeadNote', note_id }) });
    },
  });
  const run = useChange();

  const remove = () => run(() => deleteNote({ variables: { note_id } }));

  return (
    <>
      <p className={styles.words}>{text}</p>
      <p className={common.quietText}>
        Note by {writtenBy}, {timeInWords(writtenAt)}{' '}
        <button type="button" className={common.link} onClick={() => void remove()}>
          Delete note
        </button>
      </p>
    </>
  );
}
