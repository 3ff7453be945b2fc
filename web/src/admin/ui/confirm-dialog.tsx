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
  onYes: () => void;
  onNo: () => void;
}

/** Asks once before something that cannot be seen to be harmless; the harmless answer has the focus. */
export function ConfirmDialog({ question, text, yes, no, onYes, onNo }: ConfirmDialogProps) {
  return (
    <Modal heading={question} onEscape={onNo}>
      {text && <p>{text}</p>}
      <div className={`${common.row} ${styles.answers}`}>
        <button type="button" className={buttons.quiet} onClick={onNo}>
          {no}
        </button>
        <button type="button" className={buttons.button} onClick={onYes}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
