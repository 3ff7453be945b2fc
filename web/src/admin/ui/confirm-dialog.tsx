import buttons from '../../design/button.module.css';
import common from './common.module.css';
import styles from './modal.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  question: string;
  /** Details or consequences. */
  text?: string;
  yes: string;
  no: string;
  /** The answer whose button is primary. */
  advised?: 'yes' | 'no';
  /** Disables the `yes` button. */
  disabled?: boolean | undefined;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation. The first button, which changes nothing, has the focus. */
export function ConfirmDialog({
  question,
  text,
  yes,
  no,
  advised = 'yes',
  disabled,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Modal heading={question} onEscape={onNo}>
      {text && <p>{text}</p>}
      <div className={`${common.row} ${styles.answers}`}>
        <button type="button" className={advised === 'no' ? buttons.button : buttons.quiet} onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className={advised === 'yes' ? buttons.button : buttons.quiet}
          disabled={disabled}
          onClick={onYes}
        >
          {yes}
        </button>
      </div>
    </Modal>
  );
}
