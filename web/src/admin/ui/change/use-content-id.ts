import { useRef } from 'react';
import { newId } from '../../../offline/shared/new-id.ts';

/**
 * The id of a content that is sent until its response arrives. The same content keeps its id, so that the
 * server stores it once; a changed one has a new id, and names those whose responses were lost.
 */
export function useContentId() {
  const sent = useRef<{ id: string; content: string }[]>([]);

  function idsOf(value: unknown): { id: string; replaces: string[] } {
    const content = JSON.stringify(value);
    const last = sent.current.at(-1);
    if (last?.content !== content) sent.current.push({ id: newId(), content });
    const [id = '', ...replaces] = sent.current.map((it) => it.id).toReversed();
    return { id, replaces };
  }

  return {
    idsOf,
    /** Whether this is the content that was sent last. */
    isLast: (value: unknown) => sent.current.at(-1)?.content === JSON.stringify(value),
    /** Begins a new content: the server has answered. */
    forget: () => {
      sent.current = [];
    },
  };
}
