import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { restoreSlugged } from '../entry/slugged.service.ts';
import { deleteContent, listDeleted } from '../entry/trash.service.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { locationKind } from './entity.ts';
import { LocationPageInput } from './input.ts';
import { DeletedLocationPage, LocationPageType } from './type.ts';
import { createLocationPage, updateLocationPage } from './write.service.ts';

const LocationId = () => Arg('id', () => Int, { description: 'The `location_id` of the page.' });

@Resolver()
export class LocationAdminResolver {
  @Access('admin')
  @Query(() => [LocationPageType], {
    complexity: listOf(10),
    description: 'Returns the deleted pages that can be restored, the latest deletion first, at most 100.',
  })
  deletedLocationPages(@Ctx() context: Context): Promise<LocationPageType[]> {
    return listDeleted(context, locationKind);
  }

  @Access('admin')
  @Mutation(() => LocationPageType, { description: 'Creates a location page, which is public immediately.' })
  createLocationPage(
    @Ctx() context: Context,
    @Arg('input', () => LocationPageInput, { description: 'The page.' }) input: LocationPageInput,
  ): Promise<LocationPageType> {
    return createLocationPage(context, input);
  }

  @Access('admin')
  @Mutation(() => LocationPageType, {
    description:
      'Replaces the text of a location page. If the slug changes, the old URL redirects to the new one.',
  })
  updateLocationPage(
    @Ctx() context: Context,
    @LocationId() id: number,
    @Arg('input', () => LocationPageInput, { description: 'The whole page.' }) input: LocationPageInput,
    @VersionArg('page') version: number,
  ): Promise<LocationPageType> {
    return updateLocationPage(context, id, input, version);
  }

  @Access('admin')
  @Mutation(() => DeletedLocationPage, {
    description: 'Deletes a location page. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteLocationPage(@Ctx() context: Context, @LocationId() id: number): Promise<DeletedLocationPage> {
    await deleteContent(context, locationKind, id);
    return { location_id: id };
  }

  @Access('admin')
  @Mutation(() => LocationPageType, {
    description: 'Restores a deleted page. NOT_FOUND if there is none, BAD_USER_INPUT if its slug is taken.',
  })
  restoreLocationPage(@Ctx() context: Context, @LocationId() id: number): Promise<LocationPageType> {
    return restoreSlugged(context, locationKind, id);
  }
}
