import { describe } from 'vitest';
import { testSiteWithout } from '../test/without-features.ts';
import { newsletter } from './newsletter/feature.ts';
import { notification } from './notification/feature.ts';
import { wordPressImport } from './operations/import/feature.ts';

describe.each([
  ['newsletters', newsletter],
  ['notifications', notification],
  ['the import', wordPressImport],
])('a site without %s', (_name, feature) => {
  testSiteWithout(feature);
});
