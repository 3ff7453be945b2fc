import { expect, test } from 'vitest';
import { factsOf } from '../../../../rules/field/field.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';
import { isSendable, maxPhotoBytes, maxPhotos } from './photo-limits.ts';

test.each([
  ['a photo of exactly the limit', 'image/jpeg', maxPhotoBytes, true],
  ['one byte more', 'image/jpeg', maxPhotoBytes + 1, false],
  ['an empty file', 'image/png', 0, false],
  ['a document', 'application/pdf', 10, false],
  // Windows has no type for some formats of phones; the server checks the file.
  ['a file without a type', '', 10, true],
])('%s', (_name, type, size, sendable) => {
  expect(isSendable({ type, size })).toBe(sendable);
});

test('the limit of photos equals the rule of the form', () => {
  expect(maxPhotos).toBe(factsOf(quoteFields.propertyPhotos).maxItems);
});
