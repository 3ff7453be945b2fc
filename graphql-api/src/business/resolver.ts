import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access, FromContent } from '../access/operations.ts';
import { businessOf } from './service.ts';
import { Business } from './type.ts';

@Resolver()
export class BusinessResolver {
  @Access('public')
  @FromContent()
  @Query(() => Business, { description: "The business's name and how to reach it." })
  business(@Ctx() { app }: Context): Business {
    return businessOf(app.config);
  }
}
