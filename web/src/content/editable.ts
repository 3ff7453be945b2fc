import * as v from 'valibot';
import { applyChanges, type Changes } from './changes.ts';
import { aboutPage, aboutSchema } from './copy/about.ts';
import { contactPage, contactSchema } from './copy/contact.ts';
import { homePage, homeSchema } from './copy/home.ts';
import type { ContentKey } from './keys.ts';
import { ownPicture } from './own-pictures.ts';
import { packages } from './pricing/packages.ts';
import { prices } from './pricing/prices.ts';
import { audiencePageSchema, decoratingServicePageSchema, designServicePageSchema } from './schema/blocks.ts';
import { businessSchema } from './schema/business.ts';
import { describeField } from './schema/describe.ts';
import type { Field } from './schema/field.ts';
import { packagesSchema } from './schema/packages.ts';
import { pricesSchema } from './schema/prices.ts';
import { commercialPage, commercialSchema } from './services/commercial.ts';
import { decoratingPage, decoratingSchema } from './services/decorating.ts';
import { decoratingHomeOwnerPage } from './services/decorating-home-owner.ts';
import { decoratingOrganizingPage } from './services/decorating-organizing.ts';
import { decoratingShortTermRentalPage } from './services/decorating-short-term-rental.ts';
import { designPage, designSchema } from './services/design.ts';
import { designCommercialPage } from './services/design-commercial.ts';
import { designResidentialPage } from './services/design-residential.ts';
import { partnershipPage, partnershipSchema } from './services/partnership-opportunities.ts';
import { projectManagementPage, projectManagementSchema } from './services/project-management.ts';
import { stagingPage, stagingSchema } from './services/staging.ts';
import { stagingBuildersPage } from './services/staging-builders.ts';
import { stagingHomeOwnerPage } from './services/staging-home-owner.ts';
import { stagingRealtorsPage } from './services/staging-realtors.ts';
import { virtualStagingPage, virtualStagingSchema } from './services/virtual-staging.ts';

// For the API, in the server's bundle. The browser must not import it: it has the texts of every page.

interface Entry {
  /** The name in the admin area. */
  name: string;
  schema: v.GenericSchema;
  original: object;
}

type Entries = Partial<Record<ContentKey, Entry>>;

const pages: Entries = {
  '/': { name: 'Home', schema: homeSchema(), original: homePage },
  '/about': { name: 'About', schema: aboutSchema(), original: aboutPage },
  '/design': { name: 'Interior design', schema: designSchema(), original: designPage },
  '/design/residential': {
    name: 'Residential design',
    schema: designServicePageSchema,
    original: designResidentialPage,
  },
  '/design/commercial': {
    name: 'Commercial design',
    schema: designServicePageSchema,
    original: designCommercialPage,
  },
  '/project-management': {
    name: 'Project management',
    schema: projectManagementSchema(),
    original: projectManagementPage,
  },
  '/staging': { name: 'Staging', schema: stagingSchema(), original: stagingPage },
  '/staging-home-owner': {
    name: 'Staging for home owners',
    schema: audiencePageSchema,
    original: stagingHomeOwnerPage,
  },
  '/staging-realtors': {
    name: 'Staging for realtors',
    schema: audiencePageSchema,
    original: stagingRealtorsPage,
  },
  '/staging-builders': {
    name: 'Staging for builders',
    schema: audiencePageSchema,
    original: stagingBuildersPage,
  },
  '/virtual-staging': {
    name: 'Virtual staging',
    schema: virtualStagingSchema(),
    original: virtualStagingPage,
  },
  '/decorating-organizing': {
    name: 'Organizing',
    schema: decoratingServicePageSchema,
    original: decoratingOrganizingPage,
  },
  '/decorating': { name: 'Decorating', schema: decoratingSchema(), original: decoratingPage },
  '/commercial': { name: 'Commercial decorating', schema: commercialSchema(), original: commercialPage },
  '/decorating-home-owner': {
    name: 'Residential decorating',
    schema: decoratingServicePageSchema,
    original: decoratingHomeOwnerPage,
  },
  '/decorating-short-term-rental': {
    name: 'Short-term rental decorating',
    schema: decoratingServicePageSchema,
    original: decoratingShortTermRentalPage,
  },
  '/partnership-opportunities': {
    name: 'Partnership opportunities',
    schema: partnershipSchema(),
    original: partnershipPage,
  },
  '/contact': { name: 'Contact', schema: contactSchema(), original: contactPage },
};

const shared: Entries = {
  prices: { name: 'Prices', schema: pricesSchema, original: prices },
  packages: { name: 'Packages', schema: packagesSchema, original: packages },
};

/**
 * Returns the API's description of the editable content. `business` are the details of the business without changes.
 */
export function editableContent(business: object) {
  // In the order of the admin area.
  const entries: Entries = {
    ...pages,
    business: { name: 'Business', schema: businessSchema, original: business },
    ...shared,
  };
  return {
    editableEntries: () => editableEntries(entries),
    checkChanges: (page: string, changes: Changes) =>
      checkChanges(entries[page as ContentKey], page, changes),
    ownPicture,
  };
}

/** An entry as the admin area shows it. */
export interface EditableEntry {
  page: string;
  name: string;
  /** The fields of its editor. */
  fields: Field;
  /** Its content without changes. */
  original: object;
}

function editableEntries(entries: Entries): EditableEntry[] {
  return Object.entries(entries).map(([page, { name, schema, original }]) => {
    const fields = describeField(schema, original);
    if (!fields) throw new Error(`${page} has no fields`);
    return { page, name, fields, original };
  });
}

/** The result of a check: the changes as they are stored, or messages by path. */
type CheckedChanges = { changes: Changes } | { errors: Record<string, string> };

/** Checks the owner's changes of an entry. Removes changes that equal the original. */
function checkChanges(entry: Entry | undefined, page: string, changes: Changes): CheckedChanges {
  const fields = entry && describeField(entry.schema, entry.original);
  if (!entry || !fields) return { errors: { page: 'There is no such page.' } };
  const unknown = Object.keys(changes).filter((path) => !isPathOf(fields, path.split('.')));
  if (unknown.length > 0)
    return { errors: Object.fromEntries(unknown.map((path) => [path, `${page} has no field ${path}.`])) };
  const result = v.safeParse(entry.schema, applyChanges(entry.original, changes));
  if (!result.success)
    return {
      errors: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? page, issue.message])),
    };
  // The check reduces pictures to what is stored.
  const original = v.safeParse(entry.schema, entry.original).output;
  const stored = Object.keys(changes).flatMap((path) => {
    const value = valueAt(result.output, path);
    return JSON.stringify(value) === JSON.stringify(valueAt(original, path)) ? [] : [[path, value]];
  });
  return { changes: Object.fromEntries(stored) };
}

/** Returns whether a path names a field that is not a group. */
function isPathOf(field: Field, [key, ...rest]: string[]): boolean {
  if (key === undefined) return field.kind !== 'group';
  const inner = field.fields && Object.hasOwn(field.fields, key) ? field.fields[key] : undefined;
  return inner !== undefined && isPathOf(inner, rest);
}

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
}
