import { expect, test } from 'vitest';
import { locationPictures } from '../../../../content/copy/location.ts';
import { locationContent } from './texts.ts';

test('location pages show the pictures that the owner finds in their editor', () => {
  const { picture, partsPicture } = locationContent;
  expect({ picture: picture.name, partsPicture: partsPicture.name }).toEqual(locationPictures);
});
