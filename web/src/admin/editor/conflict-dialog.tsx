import { useState } from 'react';
import buttons from '../../design/button.module.css';
import { storedUser } from '../../lib/user-session.ts';
import { Html } from '../../sections/base/html.tsx';
import type { Conflict } from '../session/failure.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';
import styles from './conflict-dialog.module.css';
import written from './written.module.css';

/** A field with its label and text. */
export interface Line {
  label: string;
  text: string;
  /** The text is HTML, sanitised by the server or written by the editor. */
  html?: boolean;
  /** The text is the URL of a picture of this site. */
  picture?: boolean;
}

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
      <Differences mine={mine} theirs={theirs} />
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

function Differences({ mine, theirs }: { mine: Line[]; theirs: Line[] }) {
  const labels = [...new Set([...theirs, ...mine].map(({ label }) => label))];
  const lineOf = (lines: Line[], label: string) => lines.find((it) => it.label === label);
  const differing = labels.filter(
    (it) => (lineOf(mine, it)?.text ?? '') !== (lineOf(theirs, it)?.text ?? ''),
  );
  if (differing.length === 0) return <p>Both versions are the same.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so a keyboard has to reach it.
    <section className={styles.scroll} aria-label="What differs" tabIndex={0}>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Saved</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Side line={lineOf(theirs, label)} />
              <Side line={lineOf(mine, label)} />
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length < labels.length && <p className={common.quietText}>The rest is the same.</p>}
    </section>
  );
}

function Side({ line }: { line: Line | undefined }) {
  if (!line?.text) return <td className={common.quietText}>Empty</td>;
  // Shows two pictures, which have no texts to compare.
  if (line.picture)
    return (
      <td>
        <img src={line.text} alt={line.text} width={160} height={100} />
      </td>
    );
  return <td>{line.html ? <Html className={written.written} html={line.text} /> : line.text}</td>;
}
