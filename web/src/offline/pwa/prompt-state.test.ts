import { afterEach, expect, test } from 'vitest';
import { type PromptView, prompt, prompts, putAway } from './prompt-state.ts';

const full: PromptView = { about: 'storage', text: 'There is little room.', close: 'OK' };
const update = (text: string): PromptView => ({
  about: 'update',
  text,
  action: { label: 'Update', run: async () => undefined },
  close: 'Later',
});

const shown = () => prompts.read()[0]?.text;

afterEach(() => prompts.set([]));

test('a full device does not push the offer of a new version away, which goes before it', () => {
  prompt(update('A new version is ready.'));
  prompt(full);
  expect(shown()).toBe('A new version is ready.');
  prompts.set([]);
  prompt(full);
  prompt(update('A new version is ready.'));
  expect(shown()).toBe('A new version is ready.');
});

test('what is put away makes place for the next, and what is said anew takes the place of the old', () => {
  prompt(full);
  prompt(update('A new version is ready.'));
  prompt(update('Send it first.'));
  expect(prompts.read().map(({ text }) => text)).toEqual(['Send it first.', full.text]);
  putAway(update(''));
  expect(shown()).toBe(full.text);
  putAway(full);
  expect(shown()).toBeUndefined();
});
