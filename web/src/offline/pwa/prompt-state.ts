import { requestHydration } from '../../lib/request-hydration.ts';
import { createStore } from '../../lib/store.ts';

/** A message that the site shows by itself, and the action that it offers. */
export interface PromptView {
  about: 'update' | 'storage';
  text: string;
  action?: { label: string; run(): Promise<void> };
  /** The words on the button that puts it away. */
  close: string;
}

/** What is to be said, one after the other. */
export const prompts = createStore<readonly PromptView[]>([]);

/** Says this instead of what was said about the same; what can be acted on comes first. */
export function prompt(view: PromptView): void {
  const others = besides(view);
  prompts.set(view.action ? [view, ...others] : [...others, view]);
  requestHydration();
}

/** It has been read: the next one is shown. */
export function putAway(view: PromptView): void {
  prompts.set(besides(view));
}

function besides({ about }: PromptView): PromptView[] {
  return prompts.read().filter((it) => it.about !== about);
}
