import { createPage } from '../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';
import type { DueReason } from './due.service.ts';
import type { VersionAction } from './entity.ts';
import type { EntryState } from './service.ts';

export const EntryStateEnum = createEnum<EntryState>('EntryState', 'The state of an entry.', {
  DRAFT: 'Visible to admins.',
  SCHEDULED: 'Visible to admins; published at `publishAt`, or at that of its draft.',
  PUBLISHED: 'Visible to everyone.',
  DELETED: 'In the trash; it can be restored for thirty days.',
});

const VersionActionEnum = createEnum<VersionAction>(
  'EntryVersionAction',
  'What created a version of an entry.',
  {
    saved: 'An admin saved it without publishing it.',
    published: 'An admin published it.',
    scheduled: 'An admin scheduled it.',
    moved: 'An admin moved it to another part of the order.',
    imported: 'An import from another site.',
  },
);

export const EntryDraftType = createType(
  'EntryDraft',
  'The unpublished fields of an entry, which all admins share.',
  {
    version: field.int(
      'The version of the entry that the draft started from. A newer version is a conflict.',
    ),
    revision: field.int('Increases with every save. The next save requires it.'),
    publishAt: field.orNull(field.time('The time at which a job publishes the draft; null: not scheduled.')),
    problem: field.orNull(
      field.text('Why it could not be published at `publishAt`; null if that did not happen.'),
    ),
    savedAt: field.time('The time of the last save.'),
    savedBy: field.orNull(field.text('The email address of the admin who saved it last.')),
  },
);
export type EntryDraftType = InstanceType<typeof EntryDraftType>;

export const DraftLinkType = createType('DraftLink', 'A link that shows a draft without an account.', {
  expiresAt: field.time('The time at which the link ends.'),
  createdBy: field.orNull(field.text('The email address of the admin who made it.')),
  url: field.orNull(
    field.text('The URL, which only the response that makes the link has: the server stores a hash.'),
  ),
});
export type DraftLinkType = InstanceType<typeof DraftLinkType>;

export const EntryType = createType('Entry', 'Something that the owner edits: an article, a category, …', {
  kind: field.text('The kind of entry, such as `category`.'),
  number: field.int('The number within its kind. It never changes.'),
  title: field.text('The value of the field that names the entry.'),
  slug: field.orNull(field.text('The slug; null if the kind has no address.')),
  position: field.orNull(field.int('The position; null if the kind has no order.')),
  publishAt: field.orNull(
    field.time('The time of publication, which may be in the future; null if it is not published.'),
  ),
  deletedAt: field.orNull(field.time('The time of the deletion.')),
  version: field.int('Increases with every change; 0 for a new entry with only a draft.'),
  updatedAt: field.time('The time of the last change, without its draft.'),
  updatedBy: field.orNull(field.text('The email address of the admin who changed it last.')),
});
export type EntryType = InstanceType<typeof EntryType>;

export const EntryPage = createPage(
  'EntryPage',
  'A page of the list of entries.',
  () => EntryType,
  'entries',
);
export type EntryPage = InstanceType<typeof EntryPage>;

const DueReasonEnum = createEnum<DueReason>('DueReason', 'Why an entry waits for an admin.', {
  problem: 'Its draft could not be published at its time.',
  scheduled: 'It, or its draft, is published today.',
  draft: 'Its draft, or an entry that is not published, waits without a time.',
});

export const DueEntryType = createType('DueEntry', 'An entry that waits for an admin.', {
  entry: field.object(() => EntryType, 'The entry.'),
  reason: field.oneOf(DueReasonEnum, 'Why it waits.'),
  dueAt: field.time('The time of the publication; of a draft, that of the last change.'),
});
export type DueEntryType = InstanceType<typeof DueEntryType>;

export const FoundEntryType = createType('FoundEntry', 'An entry that a search has found.', {
  entry: field.object(() => EntryType, 'The entry.'),
  excerpt: field.orNull(
    field.text('The words around the first found one; null if the title or the slug has all of them.'),
  ),
});
export type FoundEntryType = InstanceType<typeof FoundEntryType>;

export const EntryVersionType = createType('EntryVersion', 'The fields of an entry at one time.', {
  version_id: field.int('The id of the version. Newer versions have higher ids.'),
  version: field.int('The version of the entry.'),
  action: field.oneOf(VersionActionEnum, 'What created it.'),
  at: field.time('The time at which it was saved.'),
  by: field.orNull(field.text('The email address of the admin who saved it; null if no admin did.')),
});
export type EntryVersionType = InstanceType<typeof EntryVersionType>;

export const PublicEntryType = createType('PublicEntry', 'A published entry of any kind with pages.', {
  kind: field.text('The kind of entry, such as `article`.'),
  number: field.int('The number within its kind. It never changes.'),
  publishAt: field.orNull(field.time('The time of publication.')),
  updatedAt: field.time('The time of the last change.'),
});
export type PublicEntryType = InstanceType<typeof PublicEntryType>;

export const PublicEntryPage = createPage(
  'PublicEntryPage',
  'A page of the list of published entries.',
  () => PublicEntryType,
  'entries',
);
export type PublicEntryPage = InstanceType<typeof PublicEntryPage>;
