import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access, FromContent } from '../access/operations.ts';
import { findLocationPage, listLocationPages } from './service.ts';
import { LocationPageType } from './type.ts';

@Resolver()
export class LocationResolver {
  @Access('public')
  @FromContent()
  @Query(() => [LocationPageType], { description: 'Every location page.' })
  locationPages(@Ctx() context: Context): Promise<LocationPageType[]> {
    return listLocationPages(context);
  }

  @Access('public')
  @FromContent()
  @Query(() => LocationPageType, {
    nullable: true,
    description: 'The page of this place; null when there is none.',
  })
  locationPage(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Its slug, or one it had before.' }) slug: string,
  ): Promise<LocationPageType | null> {
    return findLocationPage(context, slug);
  }
}
