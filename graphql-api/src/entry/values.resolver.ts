import { GraphQLJSONObject } from 'graphql-scalars';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { FieldErrors } from '../../../rules/field/check.ts';
import { knownIn, withUnknown } from '../../../rules/field/unknown.ts';
import type { Context } from '../platform/access/context.ts';
import { type EntryDraft, EntryEntity, type EntryFields, type EntryVersion } from './entity.ts';
import type { Key } from './key.ts';
import { checkEntry, descriptorsOf, editableKind, kindNamed } from './kind.ts';
import { EntryDraftType, EntryVersionType } from './type.ts';

/** Returns stored values of an entry as its editor shows them. */
export async function shown(context: Context, key: Key, values: EntryFields): Promise<EntryFields> {
  const { app, em } = context;
  const kind = editableKind(context, key.kind);
  if (!kind.open) return values;
  const entry = await em.findOneOrFail(EntryEntity, { kind: key.kind, number: key.number });
  const fields = descriptorsOf(app, kind, entry, values);
  return withUnknown(fields, await kind.open.shown(context, knownIn(fields, values)), values);
}

@Resolver(() => EntryVersionType)
export class EntryVersionResolver {
  @FieldResolver(() => GraphQLJSONObject, { description: 'All fields of the entry, by name.' })
  fields(@Ctx() context: Context, @Root() version: EntryVersion): Promise<EntryFields> {
    return shown(context, version, version.fields);
  }
}

@Resolver(() => EntryDraftType)
export class EntryDraftResolver {
  @FieldResolver(() => GraphQLJSONObject, { description: 'All fields of the entry, by name.' })
  fields(@Ctx() context: Context, @Root() draft: EntryDraft): Promise<EntryFields> {
    return shown(context, draft, draft.fields);
  }

  @FieldResolver(() => GraphQLJSONObject, {
    description:
      'The messages of fields that break a rule, by path. Publishing requires that there are none.',
  })
  async errors(
    @Ctx() { app, em }: Context,
    @Root() { kind: name, number, fields }: EntryDraft,
  ): Promise<FieldErrors> {
    const kind = kindNamed(app, name);
    const entry = await em.findOneOrFail(EntryEntity, { kind: name, number });
    return checkEntry(app, kind, entry, fields)[0];
  }
}
