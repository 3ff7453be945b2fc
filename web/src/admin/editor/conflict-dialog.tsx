import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { storedUser } from '../../lib/user-session.ts';
import type { Line } from '../field/values.ts';
import type { Conflict } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';
import { Differences } from './differences.tsx';

interface ConflictDialogProps {
  conflict: Conflict;
  mine: Line[];
  theirs: Line[];
  onKeepEditing: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/**
 * Shows the differences to the stored version, and overwrites or discards nothing until the admin chooses.
 */
export function ConflictDialog({ conflict, mine, theirs, ...answers }: ConflictDialogProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Modal wide heading="Saved elsewhere since you opened it" onEscape={answers.onKeepEditing}>
      <p>
        {savedBy(conflict)} ({timeInWords(conflict.savedAt)}). Nothing was overwritten, and what you typed is
        still here.
      </p>
      <Differences before={theirs} after={mine} headings={['Saved', 'Yours']} />
      <div className={`${common.row} ${modal.answers}`}>
        <button type="button" className={buttons.quiet} onClick={answers.onKeepEditing}>
          Keep editing
        </button>
        <button type="button" className={buttons.quiet} onClick={() => setAsked(true)}>
          Open the saved version
        </button>
        <button type="button" className={buttons.button} onClick={answers.onMine}>
          Save mine over it
        </button>
      </div>
      {asked && (
        <ConfirmDialog
          question="Discard your changes?"
          text="The saved version opens in its place."
          yes="Discard mine"
          no="Keep mine"
          onYes={answers.onTheirs}
          onNo={() => setAsked(false)}
        />
      )}
    </Modal>
  );
}

function savedBy({ savedBy: email }: Conflict): string {
  if (!email) return 'Somebody else saved this';
  return email === storedUser()?.email ? 'You saved this in another tab' : `${email} saved this`;
}
