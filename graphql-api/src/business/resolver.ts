import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { EntryType } from '../entry/type.ts';
import { MediaUse } from '../picture/type.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { withFacts } from './facts.ts';
import { listOutdatedFigures } from './figures.ts';
import { readBusiness } from './service.ts';
import { Business, OutdatedFigure } from './type.ts';

@Resolver()
export class BusinessResolver {
  @FromContent()
  @Query(() => Business, { description: 'Returns the name and contact details of the business.' })
  business(@Ctx() context: Context): Promise<Business> {
    return readBusiness(context);
  }

  @Access('admin')
  @Query(() => [OutdatedFigure], {
    complexity: listOf(10),
    description:
      'Returns the amounts that the price list had before, with the entries whose texts still spell them.',
  })
  outdatedFigures(@Ctx() context: Context): Promise<OutdatedFigure[]> {
    return listOutdatedFigures(context);
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
