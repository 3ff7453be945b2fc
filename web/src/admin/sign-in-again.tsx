import { useEffect, useId, useRef } from 'react';
import { LoginForm } from '../pages/login/login-form.tsx';
import styles from './ask.module.css';
import common from './common.module.css';

interface SignInAgainProps {
  email: string;
  /** Leaves, and what was typed with it. */
  onLeave: () => void;
}

/** Over a page on which something is typed when the session ends: it stays as it is while somebody signs in again. */
export function SignInAgain({ email, onLeave }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.ask}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      // A browser closes a dialog at the second Escape whatever is said at the first.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>Your session has ended</h2>
      <p>What you typed is still here. Sign in again, then save it.</p>
      <LoginForm email={email} />
      <button type="button" className={`${common.link} ${styles.leave}`} onClick={onLeave}>
        Leave without saving
      </button>
    </dialog>
  );
}
