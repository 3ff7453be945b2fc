import { describe } from 'vitest';
import { testSiteWithout } from '../test/without-features.ts';
import { newsletter } from './newsletter/feature.ts';
import { notification } from './notification/feature.ts';
import { wordPressImport } from './operations/import/feature.ts';

// `features.nightly.test.ts` leaves out each of them alone.
describe('a site without newsletters, notifications and the import', () => {
  testSiteWithout(newsletter, notification, wordPressImport);
});
