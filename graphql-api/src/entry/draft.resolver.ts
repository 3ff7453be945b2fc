import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { FieldsArg } from '../platform/validation/args.ts';
import { deleteEmptied, discardDraft } from './discard.service.ts';
import { publishDraft, saveDraft, scheduleDraft } from './draft.service.ts';
import type { EntryFields } from './entity.ts';
import { editableKind } from './kind.ts';
import { asksForCode, KindArg, NumberArg } from './resolver.ts';
import { findEntry } from './service.ts';
import { EntryType } from './type.ts';

/** Maximum length of an entry as JSON; the body of a request has at most 256 KB. */
const MAX_ENTRY = 250_000;

export const RevisionArg = () =>
  Arg('revision', () => Int, {
    description: 'The `revision` of the draft that was read, 0 if there was none. CONFLICT if it is another.',
  });

@Access('adminArea')
@Resolver()
export class DraftResolver {
  @Mutation(() => EntryType, {
    description:
      'Saves the draft of an entry. Fields that break a rule are stored too; `errors` names them. `createBlog`, `updateBlog`, `createLocationPage` and `updateLocationPage` save and publish entries of two kinds in one step, with typed fields.',
  })
  saveEntryDraft(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @FieldsArg(MAX_ENTRY, 'All fields of the entry, by name.') fields: EntryFields,
    @Arg('version', () => Int, { description: 'The version of the entry that the fields started from.' })
    version: number,
    @RevisionArg() revision: number,
    @Arg('number', () => Int, {
      nullable: true,
      description: 'The number of the entry; null creates one, which is not published.',
    })
    number?: number | null,
    @Arg('editor_id', () => GraphQLUUID, {
      nullable: true,
      description:
        'The client creates one id for each editor that it opens. Saves of one editor do not conflict with each other, and it creates one entry, also if a response is lost.',
    })
    editor_id: string | null = null,
  ): Promise<EntryType> {
    const input = { fields, version, revision, editor_id };
    return saveDraft(context, editableKind(context, kind), number, input);
  }

  @Mutation(() => EntryType, {
    nullable: true,
    description:
      'Deletes the draft of an entry. Returns null for a new entry, which goes to the trash with it.',
  })
  async discardEntryDraft(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @RevisionArg() revision: number,
  ): Promise<EntryType | null> {
    const edited = editableKind(context, kind);
    await discardDraft(context, edited, number, revision);
    return findEntry(context.em, edited, number);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the new entry of an editor that has become empty again; it does not go to the trash. Returns false, and deletes nothing, if another editor has saved the entry or it was published.',
  })
  deleteEmptiedEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @Arg('editor_id', () => GraphQLUUID, { description: 'That of the saves.' }) editor_id: string,
  ): Promise<boolean> {
    return deleteEmptied(context, editableKind(context, kind), editor_id);
  }

  @StepUp(asksForCode)
  @Mutation(() => EntryType, {
    description:
      'Publishes the draft of an entry, or the entry as it is. CONFLICT if it has a newer version than the draft started from.',
  })
  publishEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @RevisionArg() revision: number,
  ): Promise<EntryType> {
    return publishDraft(context, editableKind(context, kind), number, revision);
  }

  @StepUp(asksForCode)
  @Mutation(() => EntryType, {
    description: 'Publishes the draft at a time. A published entry does not change before it.',
  })
  scheduleEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @RevisionArg() revision: number,
    @Arg('publishAt', () => GraphQLDateTimeISO, { description: 'A time in the future.' }) publishAt: Date,
  ): Promise<EntryType> {
    return scheduleDraft(context, editableKind(context, kind), number, revision, publishAt);
  }
}
