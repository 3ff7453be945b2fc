import { type SubmitEvent, useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import type { ManagedLeadFragment } from '../../generated/documents.ts';
import { useAddLeadNoteMutation, useDeleteLeadNoteMutation } from '../../generated/hooks.ts';
import { failureOf } from '../session/failure.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './notes.module.css';

// The unsent notes by lead, because new leads may move a lead to another page.
const drafts = new Map<string, string>();

/** The notes of a lead, and a form for the next one. */
export function LeadNotes({ lead: { id, notes } }: { lead: ManagedLeadFragment }) {
  const [addNote] = useAddLeadNoteMutation();
  const [deleteNote] = useDeleteLeadNoteMutation({
    update: (cache, { data }) => {
      const noteId = data?.deleteLeadNote.note_id;
      cache.evict({ id: cache.identify({ __typename: 'LeadNote', note_id: noteId }) });
    },
  });
  const { showToast } = useToasts();
  const [text, setText] = useState(drafts.get(id) ?? '');
  useUnsaved(text !== '');
  const inputId = useId();

  function type(value: string): void {
    setText(value);
    drafts.set(id, value);
  }

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      await addNote({ variables: { id, text: text.trim() } });
      // The admin may have gone on typing.
      if (drafts.get(id) === text) type('');
      showToast('Note added.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  async function remove(note_id: number): Promise<void> {
    try {
      await deleteNote({ variables: { note_id } });
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return (
    <div className={styles.notes}>
      <ul>
        {notes.map(({ note_id, text: words, writtenBy, writtenAt }) => (
          <li key={note_id}>
            <p>{words}</p>
            <p className={common.quietText}>
              {writtenBy}, {timeInWords(writtenAt)}{' '}
              <button type="button" className={common.link} onClick={() => void remove(note_id)}>
                Delete note
              </button>
            </p>
          </li>
        ))}
      </ul>
      <form method="dialog" className={common.row} onSubmit={(event) => void add(event)}>
        <label className="visually-hidden" htmlFor={inputId}>
          Note
        </label>
        <input
          id={inputId}
          name="note"
          className={`${field.control} ${styles.note}`}
          value={text}
          maxLength={5000}
          autoComplete="off"
          placeholder="A note, for ourselves"
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className={buttons.quiet}>
          Add note
        </button>
      </form>
    </div>
  );
}
