import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { listPortfolio } from './portfolio.service.ts';
import { PortfolioGroup } from './portfolio.type.ts';

@Resolver()
export class PortfolioResolver {
  @Access('public')
  @Query(() => [PortfolioGroup], { description: 'The portfolio: its three tabs with what they show.' })
  portfolio(@Ctx() context: Context): Promise<PortfolioGroup[]> {
    return listPortfolio(context);
  }
}
