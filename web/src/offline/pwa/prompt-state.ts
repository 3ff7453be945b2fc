import { requestHydration } from '../../lib/hydration/request-hydration.ts';
import { createStore } from '../../lib/store.ts';

/** A message to the visitor, with an optional action. */
export interface PromptView {
  about: 'update' | 'storage' | 'sent' | 'undo';
  text: string;
  action?: { label: string; run(): Promise<void> };
  /** The label of the button that dismisses the message; missing if it disappears by itself. */
  close?: string;
}

/** The messages to show, one after another. */
export const prompts = createStore<readonly PromptView[]>([]);

/** Shows a message in place of an earlier one on the same subject. A message with an action comes first. */
export function prompt(view: PromptView): void {
  const others = besides(view);
  prompts.set(view.action ? [view, ...others] : [...others, view]);
  requestHydration();
}

/** Removes the message on a subject; the next one is shown. */
export function dismiss(view: Pick<PromptView, 'about'>): void {
  prompts.set(besides(view));
}

function besides({ about }: Pick<PromptView, 'about'>): PromptView[] {
  return prompts.read().filter((it) => it.about !== about);
}
