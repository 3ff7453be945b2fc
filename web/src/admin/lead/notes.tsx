import { type SubmitEvent, useId } from 'react';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useAddLeadNoteMutation, useDeleteLeadNoteMutation } from '../../generated/admin-hooks.ts';
import { failureOf } from '../session/failure.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { useUnsentText } from '../session/unsent-text.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './notes.module.css';

/** A note, and a button that deletes it. */
export function LeadNote({ note }: { note: ManagedLeadFragment['notes'][number] }) {
  const { note_id, text, writtenBy, writtenAt } = note;
  const [deleteNote] = useDeleteLeadNoteMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'LeadNote', note_id }) });
    },
  });
  const { showToast } = useToasts();

  async function remove(): Promise<void> {
    try {
      await deleteNote({ variables: { note_id } });
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return (
    <>
      <p>{text}</p>
      <p className={common.quietText}>
        Note by {writtenBy}, {timeInWords(writtenAt)}{' '}
        <button type="button" className={common.link} onClick={() => void remove()}>
          Delete note
        </button>
      </p>
    </>
  );
}

/** Adds a note to a lead. */
export function NoteForm({ id }: { id: string }) {
  const [addNote] = useAddLeadNoteMutation();
  const { showToast } = useToasts();
  const { text, type, clear } = useUnsentText(`note ${id}`);
  useUnsaved(text !== '');
  const inputId = useId();

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await addNote({ variables: { id, text: text.trim() } });
      clear(text);
      showToast('Note added.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return (
    <form method="dialog" className={`${common.row} ${styles.form}`} onSubmit={(event) => void add(event)}>
      <label htmlFor={inputId}>Note</label>
      <input
        id={inputId}
        name="note"
        className={`${field.control} ${styles.note}`}
        value={text}
        maxLength={5000}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={buttons.quiet}>
        Add note
      </button>
    </form>
  );
}
