import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBanners } from './banner.tsx';
import common from './common.module.css';
import { ErasureQuestion } from './erasure-question.tsx';
import { useErasure } from './use-erasure.ts';

/** Deletes all that a person sent, on request, and leads to the proof of it. */
export function LeadErasure({ email }: { email: string }) {
  const [asked, setAsked] = useState(false);
  const { say } = useBanners();
  const navigate = useNavigate();
  const erase = useErasure();

  async function onYes(): Promise<void> {
    setAsked(false);
    const failure = await erase(email);
    if (failure) say(failure.message, 'failure');
    else await navigate('/admin/erasures');
  }

  return (
    <>
      <button type="button" className={common.link} onClick={() => setAsked(true)}>
        Delete this person’s data
      </button>
      {asked && <ErasureQuestion email={email} onYes={() => void onYes()} onNo={() => setAsked(false)} />}
    </>
  );
}
