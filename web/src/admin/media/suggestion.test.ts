import { expect, test } from 'vitest';
import { suggestedText } from './suggestion.ts';

test.each([
  ['kitchen-bronte-condo-3.jpg', { place: 'Bronte condo' }, 'Kitchen, Bronte condo, photo 3'],
  ['kitchen.jpg', { place: 'Bronte condo', number: 3 }, 'Kitchen, Bronte condo, photo 3'],
  ['kitchen bronte condo.jpg', { place: 'Bronte (condo)' }, 'Kitchen, Bronte (condo)'],
  ['bronte-condo.jpg', { place: 'Bronte condo by the lake', number: 1 }, 'Bronte condo by the lake, photo 1'],
  ['IMG_2034.HEIC', { place: 'Bronte condo', number: 2 }, 'Bronte condo, photo 2'],
  ['Living_Room (2).jpeg', {}, 'Living Room, photo 2'],
  ['masterBedroom.png', {}, 'Master Bedroom'],
  ['PXL_20261105_153012.jpg', {}, ''],
  ['3f2a9c0d11.webp', {}, ''],
  ['salle à manger.jpg', {}, 'Salle à manger'],
])('the suggestion for %s with %j is “%s”', (name, place, text) => {
  expect(suggestedText(name, place)).toBe(text);
});
