import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg } from '../platform/graphql/connection.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { SearchArg } from '../platform/validation/args.ts';
import { endSubscription, findPending, findSubscribers } from './service.ts';
import { EndedSubscription, PendingSubscriber, SubscriberConnection } from './type.ts';

@Access('newsletters')
@Resolver()
export class SubscriberResolver {
  @StepUp()
  @Query(() => SubscriberConnection, {
    description: 'Returns a page of the confirmed subscribers, newest first.',
  })
  async subscribers(
    @Ctx() { em }: Context,
    @FirstArg('subscribers') first?: number | null,
    @AfterArg() after?: string | null,
    @SearchArg('A part of the email address.')
    search?: string | null,
  ): Promise<SubscriberConnection> {
    const page = await findSubscribers(em, { first: first ?? 20, after }, search ?? '');
    return connectionOf(page, (subscriber) => subscriber);
  }

  @StepUp()
  @Query(() => [PendingSubscriber], {
    complexity: listOf(10),
    description: 'Returns the latest hundred subscriptions that wait for a confirmation.',
  })
  pendingSubscribers(@Ctx() { em }: Context): Promise<PendingSubscriber[]> {
    return findPending(em);
  }

  @Mutation(() => EndedSubscription, {
    description: 'Ends a subscription; the proof of its consent stays. NOT_FOUND if there is none.',
  })
  async endSubscription(
    @Ctx() context: Context,
    @Arg('id', () => GraphQLUUID, { description: 'The `id` of the subscriber.' }) id: string,
  ): Promise<EndedSubscription> {
    await endSubscription(context, id);
    return { id };
  }
}
