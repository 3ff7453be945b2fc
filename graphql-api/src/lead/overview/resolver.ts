import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { countLeadsToDo, leadOverview } from './service.ts';
import { LeadOverview, LeadsToDo } from './type.ts';

@Access('leads')
@Resolver()
export class LeadOverviewResolver {
  @Query(() => LeadOverview, { description: 'Returns the leads of the last weeks in numbers.' })
  leadOverview(
    @Ctx() context: Context,
    @Arg('weeks', () => Int, {
      nullable: true,
      defaultValue: 12,
      description: 'The number of weeks, 1 to 104. The current week is one of them.',
    })
    weeks: number | null,
  ): Promise<LeadOverview> {
    return leadOverview(context, weeks ?? 12);
  }

  @Query(() => LeadsToDo, { description: 'Counts the conversations of the inbox.' })
  leadsToDo(@Ctx() context: Context): Promise<LeadsToDo> {
    return countLeadsToDo(context);
  }
}
