import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { LocationPageInput } from './input.ts';
import { listDeletedLocationPages } from './service.ts';
import { LocationPageType } from './type.ts';
import {
  createLocationPage,
  deleteLocationPage,
  restoreLocationPage,
  updateLocationPage,
} from './write.service.ts';

const LocationId = () => Arg('id', () => Int, { description: 'The `location_id` of the page.' });

@Resolver()
export class LocationAdminResolver {
  @Access('admin')
  @Query(() => [LocationPageType], {
    description: 'Deleted location pages that can be restored, the latest deletion first.',
  })
  deletedLocationPages(@Ctx() context: Context): Promise<LocationPageType[]> {
    return listDeletedLocationPages(context);
  }

  @Access('admin')
  @Mutation(() => LocationPageType, { description: 'Stores a new location page, public at once.' })
  createLocationPage(
    @Ctx() context: Context,
    @Arg('input', () => LocationPageInput, { description: 'The page.' }) input: LocationPageInput,
  ): Promise<LocationPageType> {
    return createLocationPage(context, input);
  }

  @Access('admin')
  @Mutation(() => LocationPageType, {
    description: 'Replaces a location page; its old address redirects to the new one.',
  })
  updateLocationPage(
    @Ctx() context: Context,
    @LocationId() id: number,
    @Arg('input', () => LocationPageInput, { description: 'The page, whole.' }) input: LocationPageInput,
    @Arg('version', () => Int, {
      nullable: true,
      description:
        'The version that the editor began with; BAD_USER_INPUT where there is a newer one. Optional: without it the last write wins.',
    })
    version?: number | null,
  ): Promise<LocationPageType> {
    return updateLocationPage(context, id, input, version);
  }

  @Access('admin')
  @Mutation(() => Boolean, {
    description:
      'Deletes a location page, which can be restored for thirty days. Always true; NOT_FOUND where there is none.',
  })
  deleteLocationPage(@Ctx() context: Context, @LocationId() id: number): Promise<boolean> {
    return deleteLocationPage(context, id);
  }

  @Access('admin')
  @Mutation(() => LocationPageType, { description: 'Restores a deleted location page as it was.' })
  restoreLocationPage(@Ctx() context: Context, @LocationId() id: number): Promise<LocationPageType> {
    return restoreLocationPage(context, id);
  }
}
