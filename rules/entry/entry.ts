import { type Descriptor, describeFields } from '../field/descriptor.ts';
import type { Fields } from '../field/field.ts';
import type { Right } from '../roles.ts';
import { entryFolders } from './folders.ts';

/** A kind of entry. The checks of server and browser, the editor, the list and the export use it. */
export interface EntryDeclaration<F extends Fields = Fields> {
  kind: string;
  /** Its name for one entry and for several, such as `['Article', 'Articles']`. */
  label: readonly [string, string];
  /** The right that its editor, its list and its operations require. */
  access: Right;
  /**
   * The path of an entry's page, such as '/artical/{slug}'; defaults to the folder of the kind in
   * `folders.ts`. Such a kind has the field of the slug.
   */
  address?: string;
  /** The path of the page that lists the entries, such as '/blog'. */
  list?: string;
  /** The field whose text introduces an entry in the feed; without one the feed has none of them. */
  feed?: string;
  /** The field of the URL that search engines list in place of the page's own. */
  canonical?: string;
  /** The field that is false for an entry that search engines must not list. */
  listedBy?: string;
  /** The number of first entries that browsers store for offline reading; defaults to all. */
  offline?: number;
  /** The field whose value becomes the slug; defaults to `slug_url`. */
  slugField?: string;
  /**
   * Publishing acts once, such as sending mails. A published entry does not change and is not deleted; a
   * schedule waits as a draft, and a change of the draft ends it.
   */
  isFinal?: true;
  /** Publishing requires a code of the second factor. */
  asksForCode?: true;
  /** Its texts have tokens that are neither prices nor facts. */
  ownTokens?: true;
  /** The entries belong to the release: none is added or deleted, and visitors always see them. */
  isFixed?: true;
  /** Features beside the draft, the history and the trash: a time of publication, or an order. */
  keeps: readonly ('schedule' | 'order')[];
  /** The field whose values divide an order, such as the tab of a project. */
  orderedWithin?: string;
  fields: F;
  /** The fields for the editor. */
  descriptors: Record<string, Descriptor>;
  /** The field that names an entry in lists and messages. */
  title: string;
  /** The path of its list in the admin area; defaults to the name of the kind in `/admin`. */
  adminPath: string;
  /** Its name in the menu of the admin area, by default that for several entries; null: it has no line. */
  menu?: string | null;
  /** The fields that lists show beside the title and the state. */
  columns?: readonly string[];
  /** Whether lists show the slug too. */
  listsSlug?: true;
}

/** Declares a kind of entry. */
export function entry<const F extends Fields>(
  kind: string,
  declaration: Omit<EntryDeclaration<F>, 'kind' | 'descriptors' | 'adminPath'> & {
    adminPath?: string;
    title: string & keyof F;
    columns?: readonly (string & keyof F)[];
    orderedWithin?: string & keyof F;
    slugField?: string & keyof F;
    feed?: string & keyof F;
    canonical?: string & keyof F;
    listedBy?: string & keyof F;
  },
): EntryDeclaration<F> {
  const folder = Object.entries(entryFolders).find(([name]) => name === kind)?.[1];
  return {
    kind,
    ...(folder && { address: `/${folder}/{slug}` }),
    adminPath: `/admin/${kind}`,
    ...declaration,
    descriptors: describeFields(declaration.fields),
  };
}

/** Returns the path of the page of an entry with this slug; undefined if the kind has no pages. */
export const addressAt = ({ address }: Pick<EntryDeclaration, 'address'>, slug: string): string | undefined =>
  address?.replace('{slug}', slug.split('/').map(encodeURIComponent).join('/'));

/** The values that a draft has beside its fields: the publication that the owner chose. */
export const publicationDescriptors: Record<string, Descriptor> = {
  publishing: { kind: 'choice', label: 'Publishing', options: ['now', 'draft', 'time'] },
  publishAt: { kind: 'text', label: 'Publish at' },
};
