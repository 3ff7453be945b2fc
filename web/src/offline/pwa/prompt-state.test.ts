import { afterEach, expect, test } from 'vitest';
import { dismiss, type PromptView, prompt, prompts } from './prompt-state.ts';

const full: PromptView = { about: 'storage', text: 'There is little room.', close: 'OK' };
const update = (text: string): PromptView => ({
  about: 'update',
  text,
  action: { label: 'Update', run: async () => undefined },
  close: 'Later',
});

const shown = () => prompts.read()[0]?.text;

afterEach(() => prompts.set([]));

test('an update comes before the message about a full device', () => {
  prompt(update('A new version is ready.'));
  prompt(full);
  expect(shown()).toBe('A new version is ready.');
  prompts.set([]);
  prompt(full);
  prompt(update('A new version is ready.'));
  expect(shown()).toBe('A new version is ready.');
});

test('dismissing shows the next message, and a new message replaces the old one on its subject', () => {
  prompt(full);
  prompt(update('A new version is ready.'));
  prompt(update('Send it first.'));
  expect(prompts.read().map(({ text }) => text)).toEqual(['Send it first.', full.text]);
  dismiss(update(''));
  expect(shown()).toBe(full.text);
  dismiss(full);
  expect(shown()).toBeUndefined();
});
