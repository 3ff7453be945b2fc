import { useEffect, useEffectEvent, useState } from 'react';
import { useSetEntryOpenMutation } from '../../generated/admin-hooks.ts';
import { listen } from '../../lib/listen.ts';
import { useNames } from '../session/use-names.ts';

/** In milliseconds; the server forgets an editor after 35 seconds. */
const interval = 20_000;

/**
 * Tells the server that this editor is open and visible. Returns the names of the other admins who have the
 * entry open.
 */
export function useOtherEditors(kind: string, number: number | undefined): string[] {
  const [mutate] = useSetEntryOpenMutation();
  const [emails, setEmails] = useState<readonly string[]>([]);
  const nameOf = useNames();
  const tell = useEffectEvent(async (entry: number, isOpen: boolean) => {
    // The next one repeats it.
    const answer = await mutate({ variables: { kind, number: entry, isOpen } }).catch(() => null);
    if (answer?.data) setEmails(answer.data.setEntryOpen);
  });
  useEffect(() => {
    if (number === undefined) return;
    const tellOpen = () => {
      if (!document.hidden) void tell(number, true);
    };
    tellOpen();
    const timer = window.setInterval(tellOpen, interval);
    const stop = listen(document, ['visibilitychange'], tellOpen);
    return () => {
      window.clearInterval(timer);
      stop();
      void tell(number, false);
    };
  }, [number]);
  return emails.map(nameOf);
}
