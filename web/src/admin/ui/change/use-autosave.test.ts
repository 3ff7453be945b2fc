import { expect, test } from 'vitest';
import { saveText } from './use-autosave.ts';

const noAnswer = {
  message: 'We don’t know whether it was saved. Try again.',
  fields: {},
  isUnanswered: true,
};
const conflict = {
  message: 'Someone saved this after you opened it. Yours isn’t saved yet.',
  fields: {},
  conflict: {},
};
const refusal = { message: 'The subject is too long.', fields: {} };

test.each([
  ['saving' as const, null, 'Saving the draft…'],
  ['saved' as const, new Date().toISOString(), 'Draft saved just now'],
  ['saved' as const, null, ''],
  [noAnswer, null, 'Not saved yet: no connection. Trying again…'],
  [conflict, new Date().toISOString(), 'Not saved yet: it was changed elsewhere.'],
  [refusal, new Date().toISOString(), 'Not saved yet. The subject is too long.'],
])('a draft in the state %o is said in words', (state, savedAt, words) => {
  expect(saveText(state, savedAt)).toBe(words);
});
