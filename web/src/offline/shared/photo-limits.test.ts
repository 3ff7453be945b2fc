import { expect, test } from 'vitest';
import { photosTooMany, uploadFailure } from '../../../../content/common/messages.ts';
import { MAX_PHOTO_MB, MAX_PHOTOS } from '../../../../rules/photo.ts';
import { isSendable, maxPhotoBytes } from './photo-limits.ts';

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

test('the texts of the specification have the limits of photos', () => {
  expect(photosTooMany).toContain(` ${MAX_PHOTOS} images`);
  expect(uploadFailure).toContain(` ${MAX_PHOTO_MB}MB.`);
});
