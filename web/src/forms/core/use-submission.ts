import { useRef, useState } from 'react';
import { notStored } from '../../content/copy/offline.ts';
import type { Sending } from '../../offline/outbox/send-now.ts';

/** The state of a form. 'sent' lasts until the next page renders; 'queued' is in the outbox under this id. */
export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'sent' }
  | { status: 'failed'; message: string }
  | { status: 'queued'; submissionId: string };

/** Returns whether the visitor has to wait. */
export function isBusy({ status }: Submission): boolean {
  return status === 'submitting' || status === 'sent';
}

/**
 * Checks and sends the form once; undefined if nothing was sent. Calls `begin` before it reads the values to
 * send: until then the visitor can type.
 */
export type Attempt = (begin: () => void) => Promise<Sending | undefined>;

/** Manages the states of a sent form. Shows `failure` if the server answers or has answered with one. */
export function useSubmission(failure: string, hasFailed = false) {
  const [submission, setSubmission] = useState<Submission>(
    hasFailed ? { status: 'failed', message: failure } : { status: 'idle' },
  );
  const busy = useRef(false);

  /** Runs one attempt. Does nothing while another one is running. */
  async function submit(attempt: Attempt): Promise<Sending | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      const sending = await attempt(() => setSubmission({ status: 'submitting' }));
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
