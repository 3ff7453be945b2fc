import { lazy, Suspense } from 'react';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import type { Line } from '../field/values.ts';
import { useNames } from '../session/use-names.ts';
import { whoSaved } from '../session/who-saved.ts';
import { sentence, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import modal from '../ui/dialog/modal.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import styles from './differences.module.css';

const Differences = lazy(() => import('./differences.tsx'));

interface ConflictDialogProps {
  mine: Line[];
  /** The stored texts that this tab has not shown: the version that visitors see, a draft, or both. */
  theirs: { stored: ManagedEntryFragment; lines: Line[] }[];
  onKeepEditing: () => void;
  onTheirs: () => void;
  onMine: () => void;
  /** Undefined if both have changed the same field. */
  onBoth: (() => Promise<void>) | undefined;
}

/**
 * Shows the differences to the stored texts, and overwrites or discards nothing until the admin chooses.
 */
export function ConflictDialog({ mine, theirs, ...answers }: ConflictDialogProps) {
  const nameOf = useNames();
  return (
    <Modal wide heading="Saved elsewhere since you opened it" onEscape={answers.onKeepEditing}>
      <p>
        Yours isn’t saved yet. What you typed is still here.
        {answers.onBoth && ' You changed other fields, so both changes can be kept.'}
      </p>
      {theirs.map(({ stored, lines }) => (
        <div key={stored.draft?.revision ?? 0} className={styles.compared}>
          <p>{savedBy(stored, nameOf)}</p>
          <Suspense fallback={null}>
            <Differences before={lines} after={mine} headings={[stored.draft ? 'Draft' : 'Saved', 'Yours']} />
          </Suspense>
        </div>
      ))}
      <div className={`${common.row} ${modal.answers}`}>
        <Button onClick={answers.onKeepEditing}>Keep editing</Button>
        <Button
          ask={{
            question: 'Discard your changes?',
            text: 'The saved version opens in its place.',
            yes: 'Discard mine',
            no: 'Keep mine',
          }}
          onClick={answers.onTheirs}
        >
          Open the saved version
        </Button>
        <Button look={answers.onBoth ? 'quiet' : 'main'} onClick={answers.onMine}>
          Save mine over it
        </Button>
        {answers.onBoth && (
          <Button look="main" onClick={answers.onBoth}>
            Keep both changes
          </Button>
        )}
      </div>
    </Modal>
  );
}

function savedBy(
  { draft, updatedBy, updatedAt }: ManagedEntryFragment,
  nameOf: (email: string) => string,
): string {
  const email = draft ? draft.savedBy : updatedBy;
  const who = email ? whoSaved(email, nameOf) : 'Someone else saved this';
  return sentence(`${who} on ${timeInWords(draft?.savedAt ?? updatedAt)}`);
}
