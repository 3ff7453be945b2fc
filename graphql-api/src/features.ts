import { account } from './account/feature.ts';
import { blog } from './blog/feature.ts';
import { business } from './business/feature.ts';
import { category } from './category/feature.ts';
import { entry } from './entry/feature.ts';
import { lead } from './lead/feature.ts';
import { location } from './location/feature.ts';
import { mail } from './mail/feature.ts';
import { newsletter } from './newsletter/feature.ts';
import { notification } from './notification/feature.ts';
import { wordPressImport } from './operations/import/feature.ts';
import { pageContent } from './page-content/feature.ts';
import { picture } from './picture/feature.ts';
import { type Feature, tablesOf } from './platform/feature.ts';
import { platform } from './platform/platform.ts';
import { portfolio } from './portfolio/feature.ts';
import { publication } from './publication/feature.ts';

/** Every feature, each after those whose tables and services it uses. */
export const features: readonly Feature[] = [
  platform,
  account,
  picture,
  entry,
  pageContent,
  business,
  category,
  blog,
  portfolio,
  location,
  mail,
  publication,
  lead,
  newsletter,
  notification,
  wordPressImport,
];

/** The tables of all features. */
export const tables = tablesOf(features);
