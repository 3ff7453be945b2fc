import type { DemoBlog } from './blogs/demo-blog.ts';
import { post as entryHall } from './blogs/entry-hall-for-boots-and-salt.ts';
import { post as fourWeeks } from './blogs/four-weeks-before-the-listing.ts';
import { post as homeOffice } from './blogs/home-office-in-a-small-bedroom.ts';
import { post as moodBoard } from './blogs/how-to-read-a-mood-board.ts';
import { post as stagingConsultation } from './blogs/inside-a-staging-consultation.ts';
import { post as kitchenIsland } from './blogs/kitchen-island-clearances.ts';
import { post as winterPhotos } from './blogs/listing-photos-in-winter.ts';
import { post as stagedHouse } from './blogs/living-in-a-staged-house.ts';
import { post as paintColour } from './blogs/paint-colour-and-window-direction.ts';
import { post as declutteringDay } from './blogs/plan-a-six-hour-decluttering-day.ts';
import { post as reception } from './blogs/reception-for-a-small-practice.ts';
import { post as rugSizes } from './blogs/rug-sizes-room-by-room.ts';
import { post as shortTermRental } from './blogs/short-term-rental-that-resets-fast.ts';
import { post as vacantHouse } from './blogs/vacant-house-three-rooms-first.ts';
import { post as virtualStaging } from './blogs/virtual-staging-and-honest-pictures.ts';
import { post as stagingCosts } from './blogs/what-home-staging-costs-in-halton.ts';

/** The demo posts, oldest first: they are inserted in this order, so the last one becomes the featured post. */
export const demoBlogs: DemoBlog[] = [
  stagingConsultation,
  declutteringDay,
  fourWeeks,
  rugSizes,
  shortTermRental,
  kitchenIsland,
  vacantHouse,
  winterPhotos,
  entryHall,
  moodBoard,
  paintColour,
  reception,
  stagedHouse,
  homeOffice,
  virtualStaging,
  stagingCosts,
];
