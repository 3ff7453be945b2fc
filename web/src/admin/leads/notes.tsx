import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import buttons from '../../design/button.module.css';
import field from '../../forms/fields/field.module.css';
import {
  AddLeadNoteDocument,
  DeleteLeadNoteDocument,
  type ManagedLeadFragment,
} from '../../generated/documents.ts';
import { failureOf } from '../session/client.ts';
import { useUnsaved } from '../session/unsaved.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './notes.module.css';

// What is typed outlives its lead's being moved to another page by new ones.
const drafts = new Map<string, string>();

/** What was noted about a lead, and a place for the next note. */
export function LeadNotes({ lead: { id, notes } }: { lead: ManagedLeadFragment }) {
  const client = useApolloClient();
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
      await client.mutate({ mutation: AddLeadNoteDocument, variables: { id, text: text.trim() } });
      // What was typed on meanwhile is not noted yet.
      if (drafts.get(id) === text) type('');
      showToast('Noted.');
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  async function remove(note_id: number): Promise<void> {
    try {
      const refetchQueries = ['ManageLeads'];
      await client.mutate({ mutation: DeleteLeadNoteDocument, variables: { note_id }, refetchQueries });
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
