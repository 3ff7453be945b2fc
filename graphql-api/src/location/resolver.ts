import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { findLocationPage, listLocationPages } from './service.ts';
import { LocationPageType } from './type.ts';

@Resolver()
export class LocationResolver {
  @Access('public')
  @FromContent()
  @Query(() => [LocationPageType], { description: 'Returns all location pages.' })
  locationPages(@Ctx() context: Context): Promise<LocationPageType[]> {
    return listLocationPages(context);
  }

  @Access('public')
  @FromContent()
  @Query(() => LocationPageType, {
    nullable: true,
    description: 'Returns a location page; null if there is none.',
  })
  locationPage(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The slug of the page, or an earlier slug.' }) slug: string,
  ): Promise<LocationPageType | null> {
    return findLocationPage(context, slug);
  }
}
