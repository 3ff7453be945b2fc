import type { ComponentType, ReactNode } from 'react';
import { ALL } from '../../../../rules/entry/category.ts';
import type { EntryDeclaration } from '../../../../rules/entry/entry.ts';
import { entryKinds } from '../../../../rules/entry/kinds.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { pathProblem, proposedPath } from '../../../../rules/own-path.ts';
import { shortened } from '../../../../rules/shortened.ts';
import { proposedSlug } from '../../../../rules/slug.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import type { ContentChanges } from '../../lib/site.ts';
import type { Follow, Values } from '../field/form.ts';
import { emptyValue, itemsOf } from '../field/values.ts';
import { type Failure, unknownChange } from '../session/failure.ts';
import { dayWithoutYear } from '../time-in-words.ts';
import type { Question } from '../ui/button.tsx';
import { previewOf } from './previews.tsx';

export interface DocumentProps {
  /** The entry as it is stored; null before the first save. */
  entry: ManagedEntryFragment | null;
  /** Saves the form. Returns null on success. */
  onSave: () => Promise<Failure | null>;
}

/** What a publication would do, and why it is not possible yet. */
export interface Outlook {
  hint?: string;
  advice?: ReactNode;
}

/** How the admin area shows a kind of entry. */
export interface EntryKind {
  declaration: EntryDeclaration;
  path: string;
  fields: Record<string, Descriptor>;
  words: Words;
  /** The title of an entry that the owner does not edit. */
  hidden?: string;
  /** The field with the picture of its card. */
  picture?: string;
  /** The field whose first words name a draft without a title; without words it is named by its day. */
  opening?: string;
  /** The first values of a new entry. */
  start?: Values;
  /** Returns the slug that follows from the title of a new entry until the owner edits it. */
  proposeSlug?: (title: string) => string;
  /** Returns other values that follow from a change. */
  follow?: Follow;
  /** Returns why visitors do not see the page at an address. */
  problemAt?: (address: string) => string | undefined;
  /** `marked`: the values with marks; `saved`: changes of shared content, with figures and picture marks. */
  preview?: (marked: Values, saved: ContentChanges) => ReactNode;
  /** Of a kind without pages: shows the stored draft beside the form. */
  Document?: ComponentType<DocumentProps>;
  /** Returns what a publication of these values would do now, for the choice of its time. */
  outlook?: (values: Values) => Outlook;
  /** Returns the question before valid values are published; null publishes them at once. */
  question?: (values: Values) => Question | null;
  /** Of a page of the site: its path. */
  viewPath?: string;
  /** Of a page of the release: its content without the owner's changes, to which fields can be reset. */
  originalOf?: (values: Values) => object;
  /** Of a page: the fields that these values have, the form's values from stored ones, and the reverse. */
  fieldsWith?: (values: Values) => Record<string, Descriptor>;
  read?: (stored: Values) => Values;
  store?: (values: Values) => Values;
}

type Words = ReturnType<typeof usualWords>;

/** Returns the words for a kind of entry; the specification fixes those of articles and location pages. */
export const wordsOf = (one: string, more: Partial<Words> = {}): Words => ({
  ...usualWords(one, more.edit),
  ...more,
});

function usualWords(one: string, edit?: string) {
  const name = one.toLowerCase();
  return {
    /** The heading of the list. */
    list: `${one}s`,
    add: `New ${name}`,
    edit: 'Edit',
    /** The heading of the editor of a stored entry. */
    editing: edit ?? `Edit ${name}`,
    delete: 'Delete',
    restore: 'Restore',
    /** The button that makes the changes take effect now. */
    submit: 'Publish',
    /** The choices of the publication, and the state that follows. */
    ways: { now: 'Publish now', draft: 'Draft: only admins see it', time: 'Schedule' },
    /** The label of this choice, that of its time, and the message without one. */
    publishing: 'Publishing',
    publishAt: 'Publish at',
    timeless: 'Choose when to publish it.',
    published: 'Published',
    /** Ends the sentence about an entry that was never published. */
    unpublished: 'isn’t on the site yet',
    created: `${one} added.`,
    changed: `${one} saved.`,
    /** The message after a publication without a response. */
    unknown: unknownChange,
    deleted: `${one} deleted.`,
    restored: `${one} restored.`,
    question: `Delete this ${name}?`,
    empty: `No ${name}s yet.`,
    missing: `This ${name} no longer exists.`,
  };
}

/** The words on the screen for those of the specification, which stay the accessible names. */
const shownFor: Partial<Record<string, string>> = {
  'Blogs Listing': 'Blog',
  'Upload New Blog': 'New article',
  'Edit Blog': 'Edit',
  'Delete Blog': 'Delete',
  'Restore Blog': 'Restore',
  'Add New Location Page': 'New location page',
  'Edit Location': 'Edit',
  'Delete Location': 'Delete',
  'Restore Location': 'Restore',
};

/** Returns the words on the screen for a kind of entry. */
export const wordsOnScreen = (words: string): string => shownFor[words] ?? words;

/** Shows words for a kind of entry. */
export function WordsOnScreen({ words }: { words: string }) {
  const shown = wordsOnScreen(words);
  if (shown === words) return words;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  );
}

/** What the admin area has of a kind beside its declaration. */
interface Details extends Partial<Omit<EntryKind, 'words'>> {
  /** The word for one entry; defaults to the label. */
  noun?: string;
  words?: Partial<Words>;
}

const details: Partial<Record<string, Details>> = {
  ownPage: {
    noun: 'Page',
    start: { path: proposedPath(''), isListed: true },
    proposeSlug: proposedPath,
    problemAt: pathProblem,
    words: { empty: 'No pages added yet.' },
  },
  article: {
    noun: 'Blog',
    words: {
      list: 'Blogs Listing',
      add: 'Upload New Blog',
      edit: 'Edit Blog',
      delete: 'Delete Blog',
      restore: 'Restore Blog',
      created: 'Blog created successfully.',
      changed: 'Blog updated successfully.',
      question: 'Delete this article?',
      missing: 'This article no longer exists.',
    },
  },
  category: { hidden: ALL },
  newsletter: {
    opening: 'intro',
    words: {
      submit: 'Send',
      ways: { now: 'Send now', draft: 'Draft: not sent', time: 'Schedule' },
      publishing: 'Sending',
      publishAt: 'Send at',
      timeless: 'Choose when to send it.',
      published: 'Sent',
      unpublished: 'hasn’t been sent yet',
      created: 'The newsletter is on its way.',
      changed: 'The newsletter is on its way.',
      unknown: 'We don’t know whether it was sent. Press Send again to be sure: nobody gets it twice.',
    },
  },
  project: { words: { question: 'Delete this from the portfolio?', empty: 'No projects yet.' } },
  location: {
    words: {
      list: 'Location Pages',
      add: 'Add New Location Page',
      edit: 'Edit Location',
      delete: 'Delete Location',
      restore: 'Restore Location',
      created: 'Location page created successfully.',
      changed: 'Location page updated successfully.',
    },
  },
};

/** Every kind of entry by its name, as the admin area shows it. */
const kinds: ReadonlyMap<string, EntryKind> = new Map(
  entryKinds.map((declaration) => [declaration.kind, kindOf(declaration)]),
);

function kindOf(declaration: EntryDeclaration): EntryKind {
  const { kind, label, menu, adminPath, descriptors, address, keeps } = declaration;
  const { noun = label[0], words, ...more } = details[kind] ?? {};
  const hasPages = address !== undefined || keeps.includes('schedule');
  return {
    declaration,
    path: adminPath,
    fields: descriptors,
    picture: Object.keys(descriptors).find((name) => descriptors[name]?.kind === 'picture'),
    preview: previewOf(declaration),
    ...(descriptors['slug_url']?.required && { proposeSlug: proposedSlug }),
    words: wordsOf(noun, {
      list: menu ?? label[1],
      empty: `No ${label[1].toLowerCase()} yet.`,
      ...(!hasPages && { submit: 'Save' }),
      ...words,
    }),
    ...more,
  };
}

/** Returns the kind with this name. */
export function kindNamed(name: string): EntryKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`There is no kind of entry ${name}`);
  return kind;
}

/** Returns the title of an entry, such as 'Untitled article' of one without. */
export const nameOfEntry = ({ kind, title }: { kind: string; title: string }): string =>
  title || `Untitled ${kindNamed(kind).declaration.label[0].toLowerCase()}`;

/** Returns the title of an entry; of a draft without one, words by which the owner knows it. */
export function titleOf({ kind, title, draft }: ManagedEntryFragment): string {
  const { opening } = kindNamed(kind);
  if (title || !opening || !draft) return title || 'Untitled';
  const words = String((draft.fields as Values)[opening] ?? '').trim();
  return words ? shortened(words.replace(/\s+/g, ' '), 60) : `Draft of ${dayWithoutYear(draft.savedAt)}`;
}

/** Returns whether an entry is one that the owner does not edit. */
export const isHidden = ({ kind, title }: { kind: string; title: string }): boolean =>
  kinds.get(kind)?.hidden === title;

/** Returns whether an entry is content that several pages share, such as the prices. */
export const isSharedText = ({ kind, slug }: { kind: string; slug: string | null }): boolean =>
  kind === 'page' && !slug?.startsWith('/');

/** Returns the URL of an entry's editor. */
export function editorOf({
  kind,
  number,
  slug,
}: Pick<ManagedEntryFragment, 'kind' | 'number' | 'slug'>): string {
  const { path: list = '', declaration } = kinds.get(kind) ?? {};
  const path = isSharedText({ kind, slug }) ? '/admin/shared-texts' : list;
  return `${path}#edit=${encodeURIComponent(declaration?.isFixed ? (slug ?? '') : number)}`;
}

/** Returns the URL at which the editor of a new entry opens. */
export const newEntryAt = (kind: string): string => `${kindNamed(kind).path}#edit=new`;

/** Returns the first values of a new entry: it begins in the first part of an order. */
export function startOf(entryKind: EntryKind): Values {
  const [part] = partsOf(entryKind) ?? [];
  const name = entryKind.declaration.orderedWithin;
  return { ...entryKind.start, ...(name && part && { [name]: part.value }) };
}

/** Returns the form's values for the fields of an entry. */
export function valuesOf({ fields, read }: EntryKind, stored: Values = {}): Values {
  if (read) return read(stored);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = stored[name] ?? emptyValue(field.kind === 'choice' ? { ...field, kind: 'text' } : field);
      if (field.kind !== 'list') return [name, value];
      const start = itemsOf(emptyValue(field)).slice(itemsOf(stored[name]).length);
      return [name, field.startItems ? [...itemsOf(stored[name]), ...start] : itemsOf(stored[name])];
    }),
  );
}

/** Returns the values that follow from a change of a new entry's title. */
export function slugFrom({ declaration, proposeSlug }: EntryKind, before: Values, after: Values): Values {
  const { title, slugField = 'slug_url' } = declaration;
  if (!proposeSlug) return {};
  // A price in an address would become outdated.
  const slugOfTitle = (values: Values) => proposeSlug(String(values[title] ?? '').replace(/\{[^{}]*\}/g, ''));
  const isTyped = before[slugField] !== slugOfTitle(before);
  return isTyped || after[slugField] !== before[slugField] ? {} : { [slugField]: slugOfTitle(after) };
}

/** Returns the parts of an order with their names; undefined if the kind has no order in parts. */
export function partsOf({ declaration, fields }: EntryKind): { value: string; label: string }[] | undefined {
  const { options, names } = fields[declaration.orderedWithin ?? ''] ?? {};
  return options?.map((value, at) => ({ value, label: names?.[at] ?? value }));
}

/** 'Moved to Commercial Projects.', the part of the order in which an entry is. */
export function movedText(entryKind: EntryKind, part: unknown): string {
  const { label } = partsOf(entryKind)?.find(({ value }) => value === part) ?? {};
  return label ? `Moved to ${label}.` : 'Moved.';
}
