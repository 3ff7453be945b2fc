import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import { RevisionArg } from '../entry/draft.resolver.ts';
import { KindArg, NumberArg } from '../entry/resolver.ts';
import { EntryType } from '../entry/type.ts';
import { MediaUse } from '../picture/type.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { TextArg } from '../platform/validation/input.ts';
import { withFacts } from './facts.ts';
import { listOutdatedFigures, replaceFigure } from './figures.ts';
import { readBusiness } from './service.ts';
import { Business, OutdatedFigure, ReplacedFigure } from './type.ts';

export const AmountArg = () => Arg('amount', () => Int, { description: 'The amount in dollars.' });
export const ExcerptArg = () =>
  TextArg('excerpt', text('Excerpt', 200), 'The `excerpt` of the place. All of the entry with it change.');
export const TokenArg = () =>
  TextArg('token', text('Token', 100), 'The name of a price, such as `vacantStaging.price`.');

@Resolver()
export class BusinessResolver {
  @FromContent()
  @Query(() => Business, { description: 'Returns the name and contact details of the business.' })
  business(@Ctx() context: Context): Promise<Business> {
    return readBusiness(context);
  }

  @Access('business')
  @Query(() => [OutdatedFigure], {
    complexity: listOf(10),
    description: 'Returns the amounts that a price had before, each with the texts that still spell it.',
  })
  outdatedFigures(@Ctx() context: Context): Promise<OutdatedFigure[]> {
    return listOutdatedFigures(context);
  }

  @Access('business')
  @Mutation(() => ReplacedFigure, {
    description:
      'Replaces an amount in the texts of an entry and of its draft by the token of a price. CONFLICT if either has changed since it was read.',
  })
  replaceFigure(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @VersionArg('entry') version: number,
    @RevisionArg() revision: number,
    @AmountArg() amount: number,
    @ExcerptArg() excerpt: string,
    @TokenArg() token: string,
  ): Promise<ReplacedFigure> {
    return replaceFigure(context, { kind, number, version, revision }, { amount, excerpt, token });
  }
}

/** Fills the tokens in the names of entries where the admin area lists them. */
@Resolver(() => EntryType)
export class EntryTitleResolver {
  @FieldResolver()
  title(@Ctx() context: Context, @Root() { title }: EntryType): Promise<string> {
    return withFacts(context, title);
  }
}

@Resolver(() => MediaUse)
export class MediaUseResolver {
  @FieldResolver()
  name(@Ctx() context: Context, @Root() { name }: MediaUse): Promise<string> {
    return withFacts(context, name);
  }
}
