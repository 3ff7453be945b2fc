import living from '../../media/pair-living-after.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import { type LocationPage, locationTexts } from './location.ts';

/** The texts and pictures that every location page shares. */
export const locationContent: LocationPage = { ...locationTexts, picture: living, partsPicture: openLiving };
