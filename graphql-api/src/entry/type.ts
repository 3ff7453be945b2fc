import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '../platform/graphql/enum.ts';
import { NumberedPageOf } from '../platform/graphql/numbered-page.ts';
import type { VersionAction } from './entity.ts';
import type { EntryState } from './service.ts';

export const EntryStateEnum = createEnum<EntryState>({
  name: 'EntryState',
  description: 'The state of an entry.',
  values: {
    DRAFT: 'Visible to admins.',
    SCHEDULED: 'Visible to admins; visible to everyone from `publishAt`.',
    PUBLISHED: 'Visible to everyone.',
    DELETED: 'In the trash; it can be restored for thirty days.',
  },
});

const VersionActionEnum = createEnum<VersionAction>({
  name: 'EntryVersionAction',
  description: 'What created a version of an entry.',
  values: {
    saved: 'An admin saved it without publishing it.',
    published: 'An admin published it.',
    scheduled: 'An admin scheduled it.',
    reverted: 'An admin restored an earlier version.',
    imported: 'An import from another site.',
  },
});

const By = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType('EntryDraft', { description: 'The unpublished fields of an entry, which all admins share.' })
export class EntryDraftType {
  @Field(() => Int, {
    description: 'The version of the entry that the draft started from. A newer version is a conflict.',
  })
  version: number;

  @Field(() => Int, { description: 'Increases with every save. The next save requires it.' })
  revision: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time at which the draft of a published entry is published; null: not scheduled.',
  })
  publishAt?: Date | null | undefined;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last save.' })
  savedAt: Date;

  @By('The email address of the admin who saved it last.')
  savedBy?: string | null | undefined;
}

@ObjectType('DraftLink', { description: 'A link that shows a draft without an account.' })
export class DraftLinkType {
  @Field(() => GraphQLDateTimeISO, { description: 'The time at which the link ends.' })
  expiresAt: Date;

  @By('The email address of the admin who made it.')
  createdBy?: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The URL, which only the response that makes the link has: the server stores a hash.',
  })
  url?: string;
}

@ObjectType('Entry', { description: 'Something that the owner edits: an article, a category, …' })
export class EntryType {
  @Field(() => String, { description: 'The kind of entry, such as `category`.' })
  kind: string;

  @Field(() => Int, { description: 'The number within its kind. It never changes.' })
  number: number;

  @Field(() => String, { description: 'The value of the field that names the entry.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'The slug; null if the kind has no address.' })
  slug?: string | null | undefined;

  @Field(() => Int, { nullable: true, description: 'The position; null if the kind has no order.' })
  position?: number | null | undefined;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of publication, which may be in the future; null if it is not published.',
  })
  publishAt?: Date | null | undefined;

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'The time of the deletion.' })
  deletedAt?: Date | null | undefined;

  @Field(() => Int, { description: 'Increases with every change; 0 for a new entry with only a draft.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change, without its draft.' })
  updatedAt: Date;

  @By('The email address of the admin who changed it last.')
  updatedBy?: string | null | undefined;
}

@ObjectType({ description: 'A page of the list of entries.' })
export class EntryPage extends NumberedPageOf(() => EntryType, 'entries') {}

@ObjectType('EntryVersion', { description: 'The fields of an entry at one time.' })
export class EntryVersionType {
  @Field(() => Int, { description: 'The id of the version. Newer versions have higher ids.' })
  version_id: number;

  @Field(() => Int, { description: 'The version of the entry.' })
  version: number;

  @Field(() => VersionActionEnum, { description: 'What created it.' })
  action: VersionAction;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which it was saved.' })
  at: Date;

  @By('The email address of the admin who saved it; null if no admin did.')
  by?: string | null | undefined;
}
