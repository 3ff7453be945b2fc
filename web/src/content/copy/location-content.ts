import living from '../../media/pair-living-after.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import { type LocationPage, locationTexts } from './location.ts';

/** What every location page shares, with its pictures. */
export const locationContent: LocationPage = { ...locationTexts, picture: living, partsPicture: openLiving };
