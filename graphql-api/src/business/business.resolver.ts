import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { businessOf } from './business.service.ts';
import { Business } from './business.type.ts';

@Resolver()
export class BusinessResolver {
  @Access('public')
  @Query(() => Business, { description: "The business's name and how to reach it." })
  business(@Ctx() { app }: Context): Business {
    return businessOf(app.config);
  }
}
