import { defineEntity, type InferEntity, type Opt, p } from '@mikro-orm/core';
import { AccountEntity } from '../platform/access/account.entity.ts';
import { foreignKey, primaryForeignKey } from '../platform/database/foreign-key.ts';

/** The values of an entry's fields by name. */
export type EntryFields = Readonly<Record<string, unknown>>;

export const EntryEntity = defineEntity({
  name: 'Entry',
  tableName: 'entry',
  indexes: [
    {
      name: 'entry_newest',
      properties: ['kind', 'publishAt', 'number'],
      columns: [{ name: 'kind' }, { name: 'publishAt', sort: 'desc' }, { name: 'number', sort: 'desc' }],
    },
    {
      name: 'entry_category',
      expression: `create index "entry_category" on "entry" (("fields" ->> 'category')) where "kind" = 'article'`,
    },
    {
      name: 'entry_words',
      expression: `create index "entry_words" on "entry" using gin ("words")`,
    },
  ],
  uniques: [{ name: 'entry_slug', properties: ['kind', 'slug'], where: '"deletedAt" is null' }],
  properties: {
    kind: p.text().primary(),
    /** The number within its kind. It never changes, and is not used again. */
    number: p.integer().primary(),
    /** The value of the field that names the entry. */
    title: p.text(),
    /** Null for kinds without an address. */
    slug: p.text().nullable(),
    /** The published fields except lists, also unknown ones; version 0 has only its part of an order. */
    fields: p.json().$type<EntryFields>(),
    /** The fields that are lists. They are large, and pages of entries leave them out. */
    lists: p.json().$type<EntryFields>().defaultRaw("'{}'"),
    /** The position among the entries of a kind or of a part of its order; null for kinds without one. */
    position: p.integer().nullable(),
    /** The time of publication, which may be in the future; null for an entry that is not published. */
    publishAt: p.datetime().nullable(),
    /** A deleted entry can be restored until `purge.jobs.ts` removes its row. */
    deletedAt: p.datetime().nullable(),
    /** 0 for a new entry that has only a draft. */
    version: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    updatedBy: p.text().nullable(),
    /** The id of the editor that created it; null if none did. */
    editor_id: p.uuid().nullable().unique(),
    /** Its texts for searches in the admin area, one on each line; of version 0 those of its draft. */
    text: p.text().default('').lazy(),
    /** The words of `text` without accents. */
    words: p
      .string()
      .columnType('tsvector')
      .$type<Opt<string>>()
      .generated(`"entry_words"("text") stored`)
      .persist(false)
      .lazy(),
    /** The title and the slug for searches in the admin area. */
    searchText: p
      .text()
      .$type<Opt<string>>()
      .generated(`"plain_text"("title" || chr(10) || coalesce("slug", '')) stored`)
      .persist(false),
  },
});

export type Entry = InferEntity<typeof EntryEntity>;

/** The last number of each kind: numbers of purged entries are not used again. */
export const EntryNumberEntity = defineEntity({
  name: 'EntryNumber',
  tableName: 'entry_number',
  properties: { kind: p.text().primary(), last: p.integer() },
});

/** The action that created a version. */
export type VersionAction = 'saved' | 'published' | 'scheduled' | 'moved' | 'imported';

/** The fields of each version of an entry, the current one included. */
export const EntryVersionEntity = defineEntity({
  name: 'EntryVersion',
  tableName: 'entry_version',
  indexes: [
    {
      properties: ['kind', 'number', 'version_id'],
      columns: [{ name: 'kind' }, { name: 'number' }, { name: 'version_id', sort: 'desc' }],
    },
  ],
  properties: {
    version_id: p.integer().primary().autoincrement(),
    kind: p.text(),
    number: p.integer(),
    entry: () => foreignKey(EntryEntity, 'kind', 'number'),
    version: p.integer(),
    action: p.text().$type<VersionAction>(),
    fields: p.json().$type<EntryFields>(),
    at: p.datetime(),
    /** The email address of the admin; null if no admin did it. */
    by: p.text().nullable(),
    /** The revision of the draft that was published as this version; null if there was none. */
    revision: p.integer().nullable(),
  },
});

export type EntryVersion = InferEntity<typeof EntryVersionEntity>;

/** The unpublished fields of an entry, which all admins share. They may break rules. */
export const EntryDraftEntity = defineEntity({
  name: 'EntryDraft',
  tableName: 'entry_draft',
  indexes: [{ properties: ['kind', 'slug'], where: '"slug" is not null' }],
  properties: {
    kind: p.text().primary(),
    number: p.integer().primary(),
    entry: () => foreignKey(EntryEntity, 'kind', 'number'),
    fields: p.json().$type<EntryFields>(),
    /** The version of the entry that the draft started from. */
    version: p.integer(),
    /** Increases with every save of the draft. */
    revision: p.integer(),
    /** The time at which a job publishes the draft; null if it waits for an admin. */
    publishAt: p.datetime().nullable(),
    savedAt: p.datetime(),
    savedBy: p.text().nullable(),
    /** The id of the editor that saved it last; null if the client has none. */
    editor_id: p.uuid().nullable(),
    /** The slug that a scheduled draft reserves. */
    slug: p.text().nullable(),
    /** Why it could not be published at its time; null if it could, or its time has not come. */
    problem: p.text().nullable(),
  },
});

export type EntryDraft = InferEntity<typeof EntryDraftEntity>;

/** An earlier slug of an entry. */
export const RedirectEntity = defineEntity({
  name: 'Redirect',
  tableName: 'redirect',
  properties: {
    kind: p.text().primary(),
    slug: p.text().primary(),
    number: p.integer(),
    entry: () => foreignKey(EntryEntity, 'kind', 'number'),
  },
});

/** An open editor: its entry and the admin. */
export const EntryEditorEntity = defineEntity({
  name: 'EntryEditor',
  tableName: 'entry_editor',
  properties: {
    kind: p.text().primary(),
    number: p.integer().primary(),
    entry: () => foreignKey(EntryEntity, 'kind', 'number'),
    account: () => primaryForeignKey(AccountEntity, 'account_id'),
    seenAt: p.datetime(),
  },
});

/** The link that shows the draft of an entry without an account. */
export const DraftLinkEntity = defineEntity({
  name: 'DraftLink',
  tableName: 'draft_link',
  properties: {
    kind: p.text().primary(),
    number: p.integer().primary(),
    entry: () => foreignKey(EntryEntity, 'kind', 'number'),
    /** The SHA-256 of the token, which only the link contains. */
    tokenHash: p.text().unique(),
    /** The version that the draft started from; a draft that starts from a later one is not shown. */
    version: p.integer(),
    expiresAt: p.datetime(),
    /** The email address of an admin: the link ends with the account. */
    createdBy: p.text().index(),
    account: () => foreignKey(AccountEntity, 'createdBy').targetKey('email').updateRule('cascade'),
  },
});

export type DraftLink = InferEntity<typeof DraftLinkEntity>;
