import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import buttons from '../design/button.module.css';
import { ErasePersonDocument, type ErasePersonMutation } from '../generated/documents.ts';
import styles from './admin.module.css';
import { failureOf } from './admin-client.ts';
import { Ask } from './ask.tsx';
import { useBanners } from './banner.tsx';

/** Deletes all that a person sent, on request, and shows the proof of it to pass on. */
export function LeadErasure({ email }: { email: string }) {
  const client = useApolloClient();
  const { say } = useBanners();
  const [asked, setAsked] = useState(false);
  const [proof, setProof] = useState<ErasePersonMutation['erasePerson']>();

  async function erase(): Promise<void> {
    setAsked(false);
    try {
      const { data } = await client.mutate({ mutation: ErasePersonDocument, variables: { email } });
      setProof(data?.erasePerson);
    } catch (error) {
      say(failureOf(error).message, 'failure');
    }
  }

  if (proof) {
    const { erasure_id, leads, photos, mails, subscriptions } = proof;
    return (
      <div className={styles.stale}>
        <output>
          Deleted for good: {leads} leads, {photos} photos, {mails} mails, {subscriptions} subscriptions.
          Reference for the person: <strong>{erasure_id}</strong>
        </output>
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => void client.refetchQueries({ include: ['ManageLeads', 'Erasures'] })}
        >
          Close
        </button>
      </div>
    );
  }
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setAsked(true)}>
        Delete this person’s data
      </button>
      {asked && (
        <Ask
          question={`Delete everything from ${email}?`}
          text="All leads, notes, photos and mails of this address and its newsletter subscription. This cannot be undone."
          yes="Delete for good"
          no="Keep it"
          onYes={() => void erase()}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  );
}
