import { LoginForm } from '../../pages/login/form.tsx';
import common from '../ui/common.module.css';
import styles from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';

interface SignInAgainProps {
  email: string;
  /** Leaves, and what was typed with it. */
  onLeave: () => void;
}

/** Over a page on which something is typed when the session ends: it stays as it is while somebody signs in again. */
export function SignInAgain({ email, onLeave }: SignInAgainProps) {
  return (
    <Modal heading="Your session has ended">
      <p>What you typed is still here. Sign in again, then save it.</p>
      <LoginForm email={email} />
      <button type="button" className={`${common.link} ${styles.leave}`} onClick={onLeave}>
        Leave without saving
      </button>
    </Modal>
  );
}
