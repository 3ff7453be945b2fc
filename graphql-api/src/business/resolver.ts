import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { readBusiness } from './service.ts';
import { Business } from './type.ts';

@Resolver()
export class BusinessResolver {
  @Access('public')
  @FromContent()
  @Query(() => Business, { description: 'Returns the name and contact details of the business.' })
  business(@Ctx() context: Context): Promise<Business> {
    return readBusiness(context);
  }
}
