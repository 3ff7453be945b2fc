import { useRef } from 'react';
import { storedText, storeText } from '../../../lib/web-storage.ts';
import { newId } from '../../../offline/shared/new-id.ts';

/**
 * The id of a content that is sent until its response arrives. The same content keeps its id, so that the
 * server stores it once; a changed one has a new id, and names those whose responses were lost. By the `key`
 * this tab knows them after the form is closed, or the page loaded again, too.
 */
export function useContentId(key?: string) {
  const sent = useRef<{ id: string; content: string }[]>(null);
  sent.current ??= storedIds(key).map((id) => ({ id, content: '' }));
  const all = sent.current;

  function keep(next: { id: string; content: string }[]): void {
    all.splice(0, Infinity, ...next);
    if (key) storeText('sessionStorage', key, next.map(({ id }) => id).join(' ') || null);
  }

  function idsOf(value: unknown): { id: string; replaces: string[] } {
    const content = JSON.stringify(value);
    if (all.at(-1)?.content !== content) keep([...all, { id: newId(), content }]);
    const [id = '', ...replaces] = idsSent();
    return { id, replaces };
  }

  /** Returns the ids of the contents that were sent, the last one first. */
  const idsSent = () => all.map(({ id }) => id).toReversed();

  return {
    idsOf,
    idsSent,
    /** Whether this is the content that was sent last. */
    isLast: (value: unknown) => all.at(-1)?.content === JSON.stringify(value),
    /** Begins a new content: the server has answered. */
    forget: () => keep([]),
  };
}

const storedIds = (key: string | undefined): string[] =>
  (key && storedText('sessionStorage', key)?.split(' ')) || [];
