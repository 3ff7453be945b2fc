import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErasureQuestion } from '../erasure/question.tsx';
import { useErasure } from '../erasure/use-erasure.ts';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './entry.module.css';

/** Deletes all data of a person, then shows the record of it. */
export function LeadErasure({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const erase = useErasure();

  async function onYes(): Promise<void> {
    setAsked(false);
    const failure = await erase(email);
    if (failure) showToast(failure.message, 'failure');
    else await navigate('/admin/erasures');
  }

  return (
    <div className={styles.erase}>
      <button type="button" className={common.link} onClick={() => setAsked(true)}>
        Delete this person’s data
      </button>
      {asked && <ErasureQuestion email={email} onYes={() => void onYes()} onNo={() => setAsked(false)} />}
    </div>
  );
}
