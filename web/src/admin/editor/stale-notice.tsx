import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import styles from '../ui/notice.module.css';

interface StaleNoticeProps {
  onTheirs: () => void;
  onMine: () => void;
}

/** Tells the second of two editors what happened: nothing was overwritten, and which text stays is chosen here. */
export function StaleNotice({ onTheirs, onMine }: StaleNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        Somebody else has saved this since you opened it. Nothing was overwritten, and what you typed is still
        here.
      </p>
      <div className={common.row}>
        <button type="button" className={buttons.quiet} onClick={onTheirs}>
          Open their version
        </button>
        <button type="button" className={buttons.quiet} onClick={onMine}>
          Save mine over it
        </button>
      </div>
    </div>
  );
}
