import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import styles from './page.module.css';

/** Shows new recovery codes once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <output>
        Two-step verification is on. Save these recovery codes in a safe place: each works once if you lose
        your phone. They’re not shown again.
      </output>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}
        >
          Copy
        </button>
        <button type="button" className={buttons.button} onClick={onDone}>
          I saved them
        </button>
      </div>
    </>
  );
}
