import { type LocationContent, locationTexts } from '../../../../content/copy/location.ts';
import living from '../../media/pair-living-after.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';

/** The original texts and pictures that every location page shares. A test compares the pictures. */
export const locationContent: LocationContent = {
  ...locationTexts,
  picture: living,
  partsPicture: openLiving,
};
