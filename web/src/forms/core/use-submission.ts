import { useRef, useState } from 'react';
import { notStored } from '../../content/copy/offline.ts';
import type { Sending } from '../../offline/outbox/send-now.ts';

/** Where a form stands. 'sent' until the next page is there; 'queued' is in the outbox, waiting for a connection, under this id. */
export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'sent' }
  | { status: 'failed'; message: string }
  | { status: 'queued'; submissionId: string };

/** Whether there is nothing to be done with a form but to wait. */
export function isBusy({ status }: Submission): boolean {
  return status === 'submitting' || status === 'sent';
}

/** What happened to one press of the button; undefined where nothing was sent. */
export type Attempt = () => Promise<Sending | undefined>;

/** The states of a form that is sent; `failure` are its words for a failure that the server answered. */
export function useSubmission(failure: string) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const busy = useRef(false);

  /** Runs one attempt; a call while one is running does nothing. */
  async function submit(attempt: Attempt): Promise<Sending | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSubmission({ status: 'submitting' });
    try {
      const sending = await attempt();
      setSubmission(sending ? stateAfter(sending, failure) : { status: 'idle' });
      return sending;
    } catch (error) {
      setSubmission({ status: 'failed', message: failure });
      throw error;
    } finally {
      busy.current = false;
    }
  }

  return { submission, submit, reset: () => setSubmission({ status: 'idle' }) };
}

function stateAfter(sending: Sending, failure: string): Submission {
  switch (sending.kind) {
    case 'accepted':
      return { status: 'sent' };
    case 'failed':
      return { status: 'failed', message: failure };
    case 'queued':
      return { status: 'queued', submissionId: sending.submissionId };
    case 'lost':
      return { status: 'failed', message: notStored };
  }
}
