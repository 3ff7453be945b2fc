import buttons from '../../design/button.module.css';
import common from './common.module.css';
import styles from './modal.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  question: string;
  /** What it is about, or what follows. */
  text?: string;
  yes: string;
  no: string;
  /** Which of them stands out. */
  advised?: 'yes' | 'no';
  onYes: () => void;
  onNo: () => void;
}

/** Asks once before something that cannot be seen to be harmless; the harmless answer has the focus. */
export function ConfirmDialog({ question, text, yes, no, advised = 'yes', onYes, onNo }: ConfirmDialogProps) {
  return (
    <Modal heading={question} onEscape={onNo}>
      {text && <p>{text}</p>}
      <div className={`${common.row} ${styles.answers}`}>
        <button type="button" className={advised === 'no' ? buttons.button : buttons.quiet} onClick={onNo}>
          {no}
        </button>
        <button type="button" className={advised === 'yes' ? buttons.button : buttons.quiet} onClick={onYes}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
