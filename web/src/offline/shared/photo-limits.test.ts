import { expect, test } from 'vitest';
import { quoteInputRules } from '../../generated/rules.ts';
import { isSendable, largestPhoto, mostPhotos } from './photo-limits.ts';

test.each([
  ['a photo of exactly the limit', 'image/jpeg', largestPhoto, true],
  ['one byte more', 'image/jpeg', largestPhoto + 1, false],
  ['an empty file', 'image/png', 0, false],
  ['a document', 'application/pdf', 10, false],
  // Windows gives no type for some pictures of phones: the server looks into the file.
  ['a file without a type', '', 10, true],
])('%s', (_what, type, size, sendable) => {
  expect(isSendable({ type, size })).toBe(sendable);
});

test('as many photos as the form takes', () => {
  expect(mostPhotos).toBe(quoteInputRules.propertyPhotos.maxItems);
});
