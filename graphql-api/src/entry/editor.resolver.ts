import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { SignedIn } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { setEntryOpen } from './editor.service.ts';
import { editableKind } from './kind.ts';
import { KindArg, NumberArg } from './resolver.ts';

@Access('adminArea')
@Resolver()
export class EntryEditorResolver {
  @Mutation(() => [String], {
    complexity: listOf(1),
    description:
      'Stores that the caller has an entry open in the editor, for 35 seconds; a client repeats it every twenty seconds. Returns the email addresses of the other admins who have it open.',
  })
  setEntryOpen(
    @Ctx() context: SignedIn,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @Arg('isOpen', () => Boolean, { description: 'False once the editor is closed.' }) isOpen: boolean,
  ): Promise<string[]> {
    return setEntryOpen(context, editableKind(context, kind), number, isOpen);
  }
}
