import { capital } from '../../field/values.ts';
import styles from './composer.module.css';

export type Mode = 'reply' | 'note';

interface Props {
  modes: Mode[];
  shown: Mode;
  onChoose: (mode: Mode) => void;
  /** How far the draft is stored. */
  saveText: string;
}

/** Buttons that switch between the reply and the note; the keys of the inbox press them. */
export function Modes({ modes, shown, onChoose, saveText }: Props) {
  return (
    <div className={styles.modes}>
      {modes.map((name) => (
        <button
          key={name}
          type="button"
          data-mode={name}
          aria-pressed={name === shown}
          onClick={() => onChoose(name)}
        >
          {capital(name)}
        </button>
      ))}
      <output className={styles.saved}>{saveText}</output>
    </div>
  );
}
