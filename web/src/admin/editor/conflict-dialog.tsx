import { storedUser } from '../../lib/user-session.ts';
import type { Line } from '../field/values.ts';
import type { Conflict } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
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
  return (
    <Modal wide heading="Saved elsewhere since you opened it" onEscape={answers.onKeepEditing}>
      <p>
        {savedBy(conflict)} ({timeInWords(conflict.savedAt)}). Nothing was overwritten, and what you typed is
        still here.
      </p>
      <Differences before={theirs} after={mine} headings={['Saved', 'Yours']} />
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
        <Button look="main" onClick={answers.onMine}>
          Save mine over it
        </Button>
      </div>
    </Modal>
  );
}

function savedBy({ savedBy: email }: Conflict): string {
  if (!email) return 'Somebody else saved this';
  return email === storedUser()?.email ? 'You saved this in another tab' : `${email} saved this`;
}
