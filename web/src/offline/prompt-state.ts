import { useSyncExternalStore } from 'react';

/** Something that the program has to say by itself, and what can be done about it by a tap. */
export interface PromptView {
  text: string;
  action?: { label: string; run(): Promise<void> };
  /** The words on the button that puts it away. */
  close: string;
}

let shown: PromptView | null = null;
const listeners = new Set<() => void>();

/** Shows this instead of whatever is shown; null puts it away. */
export function prompt(view: PromptView | null): void {
  shown = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is to be said now, if anything. */
export function usePrompt(): PromptView | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
