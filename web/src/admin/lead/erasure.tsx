import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErasureQuestion } from '../erasure/question.tsx';
import type { Failure } from '../session/failure.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './entry.module.css';

/** Deletes all data of a person, then shows the record of it. */
export function LeadErasure({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const { showToast } = useToasts();
  const navigate = useNavigate();

  function onDone(failure: Failure | null): void {
    if (failure) showToast(failure.message, 'failure');
    else void navigate('/admin/erasures');
  }

  return (
    <div className={styles.erase}>
      <button type="button" className={common.link} onClick={() => setAsked(true)}>
        Delete this person’s data
      </button>
      {asked && <ErasureQuestion email={email} onClose={() => setAsked(false)} onDone={onDone} />}
    </div>
  );
}
