import { expect, test } from 'vitest';
import { entryKinds } from './entry/kinds.ts';
import { type Right, rights, roles } from './roles.ts';

/** Returns the kinds of entries of a right whose names are missing in a sentence. */
const missingIn = (sentence: string, right: Right) =>
  entryKinds
    .filter(({ access }) => access === right)
    .filter(({ label }) => !label.some((name) => sentence.toLowerCase().includes(name.toLowerCase())))
    .map(({ kind }) => kind);

test.each(Object.entries(rights))(
  'the sentence of the right %s names its kinds of entries',
  (right, sentence) => {
    expect(missingIn(sentence, right as Right)).toEqual([]);
  },
);

test.each(Object.entries(roles).filter(([role]) => role !== 'owner'))(
  'the sentence of the role %s, which its invitation quotes, names the kinds that it edits',
  (_role, { description, rights: granted }) => {
    expect(granted.flatMap((right) => missingIn(description, right))).toEqual([]);
  },
);
