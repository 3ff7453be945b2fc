import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { createEntry, removeEntry, updateEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { SlugArg } from '../platform/validation/args.ts';
import { findLocationPage, listLocationPages, locationKind, locationPageOf } from './service.ts';
import { DeletedLocationPage, LocationPageInput, LocationPageType } from './type.ts';

const LocationId = () => Arg('id', () => Int, { description: 'The `location_id` of the page.' });

@Access(locationKind.access)
@Resolver()
export class LocationResolver {
  @FromContent()
  @Query(() => [LocationPageType], { description: 'Returns all location pages.' })
  locationPages(@Ctx() context: Context): Promise<LocationPageType[]> {
    return listLocationPages(context);
  }

  @FromContent()
  @Query(() => LocationPageType, {
    nullable: true,
    description: 'Returns a location page; null if there is none.',
  })
  locationPage(
    @Ctx() context: Context,
    @SlugArg('The slug of the page, or an earlier slug.') slug: string,
  ): Promise<LocationPageType | null> {
    return findLocationPage(context, slug);
  }

  @Mutation(() => LocationPageType, {
    description:
      'Creates a location page, which is public immediately. Does the same as `saveEntryDraft` and `publishEntry` for the kind `location`, with typed fields.',
  })
  async createLocationPage(
    @Ctx() context: Context,
    @Arg('input', () => LocationPageInput, { description: 'The page.' }) input: LocationPageInput,
  ): Promise<LocationPageType> {
    return locationPageOf(await createEntry(context, locationKind, input));
  }

  @Mutation(() => LocationPageType, {
    description:
      'Replaces the text of a location page. If the slug changes, the old URL redirects to the new one. Does the same as `saveEntryDraft` and `publishEntry`, with typed fields.',
  })
  async updateLocationPage(
    @Ctx() context: Context,
    @LocationId() id: number,
    @Arg('input', () => LocationPageInput, { description: 'The whole page.' }) input: LocationPageInput,
    @VersionArg('page') version: number,
  ): Promise<LocationPageType> {
    return locationPageOf(await updateEntry(context, locationKind, id, input, version));
  }

  @Mutation(() => DeletedLocationPage, {
    description:
      'Deletes a location page, as `removeEntry` does. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteLocationPage(@Ctx() context: Context, @LocationId() id: number): Promise<DeletedLocationPage> {
    await removeEntry(context, locationKind, id);
    return { location_id: id };
  }
}
