import type * as v from 'valibot';
import type { Changes } from '../../rules/changes.ts';
import { prices } from '../../rules/fact/prices.ts';
import type { PagePath } from '../../rules/pages.ts';
import type { SharedKey } from '../common/keys.ts';
import { locationPictures, locationsSchema, locationTexts } from '../copy/location.ts';
import { originalOf } from '../page/original.ts';
import { kindsOf, placedBlocks } from '../page/placed.ts';
import { sharedContentOf } from '../page/shared-content.ts';
import { packages } from '../pricing/packages.ts';
import { blockSchemas, seoSchema } from '../schema/blocks.ts';
import { group } from '../schema/fields.ts';
import { packagesSchema } from '../schema/packages.ts';
import type { BlockKind, PageContent } from '../schema/page.ts';
import { pricesSchema } from '../schema/prices.ts';
import { article, articlesSchema } from '../shared/articles.ts';
import { certifications, certificationsSchema } from '../shared/certifications.ts';
import { navigation, navigationSchema } from '../shared/navigation.ts';
import { team, teamSchema } from '../shared/team.ts';
import { testimonials, testimonialsSchema } from '../shared/testimonials.ts';
import { contents, storedPicture } from './contents.ts';
import { blocksSchema, isKnownKind } from './placed-schema.ts';

// For the server: the browser must not load the texts of every page.

export interface Entry {
  /** The name in the admin area. */
  name: string;
  schema: v.GenericSchema;
  original: object;
}

export type Entries = Partial<Record<SharedKey, Entry>>;

/** Returns the entry of a page with the blocks that the owner added. */
export function pageEntry(page: PageContent, changes: Changes = {}): Entry {
  const known = placedBlocks(page, changes).filter(({ block }) => isKnownKind(block));
  const schemas = known.map(({ key, block }) => [key, blockSchemas[block as BlockKind]]);
  return {
    name: page.name,
    schema: group('Page', { seo: seoSchema, blocks: blocksSchema(page), ...Object.fromEntries(schemas) }),
    original: originalOf(page),
  };
}

/** Returns the keys of the content that the page at a path shows, with those of the layout. */
export function allKeysOn(path: string): string[] {
  const page = contents[path as PagePath];
  return ['navigation', 'business', path, ...sharedContentOf(path, page ? kindsOf(page) : [])];
}

const locationContent = {
  ...locationTexts,
  picture: storedPicture(locationPictures.picture),
  partsPicture: storedPicture(locationPictures.partsPicture),
};

/** The content that pages share, beside the details of the business. */
export const shared: Entries = {
  prices: { name: 'Prices', schema: pricesSchema, original: prices },
  packages: { name: 'Packages and estimate', schema: packagesSchema, original: packages },
  testimonials: { name: 'Testimonials', schema: testimonialsSchema(), original: testimonials },
  team: { name: 'Team', schema: teamSchema(), original: team },
  certifications: { name: 'Certifications', schema: certificationsSchema(), original: certifications },
  navigation: { name: 'Navigation and footer', schema: navigationSchema(), original: navigation },
  articles: { name: 'Articles: shared texts', schema: articlesSchema(), original: article },
  locations: { name: 'Location pages: shared texts', schema: locationsSchema(), original: locationContent },
};
