import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { personEmail } from '../../../../rules/form/erasure.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, StepUp } from '../../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg, findPage } from '../../platform/graphql/connection.ts';
import { TextArg } from '../../platform/validation/input.ts';
import { ErasureEntity } from './entity.ts';
import { countPersonalData, erasePerson } from './service.ts';
import { ErasureConnection, ErasureType, PersonalData } from './type.ts';

const PersonEmail = () => TextArg('email', personEmail, "The person's email address.");

@Access('erasures')
@Resolver()
export class ErasureResolver {
  @Query(() => ErasureConnection, { description: 'Returns a page of the erasures, newest first.' })
  async erasures(
    @Ctx() { em }: Context,
    @FirstArg('erasures') first?: number | null,
    @AfterArg() after?: string | null,
  ): Promise<ErasureConnection> {
    const listing = { where: {}, time: 'erasedAt', id: 'erasure_id' } as const;
    const page = await findPage(em, ErasureEntity, listing, { first: first ?? 20, after });
    return connectionOf(page, (erasure) => erasure);
  }

  @StepUp()
  @Query(() => PersonalData, { description: 'Counts the data of a person that `erasePerson` would delete.' })
  personalData(@Ctx() context: Context, @PersonEmail() email: string): Promise<PersonalData> {
    return countPersonalData(context, email);
  }

  @StepUp()
  @Mutation(() => ErasureType, {
    description:
      'Deletes all data of a person permanently: leads, notes, photos, mails, messages and the newsletter subscription.',
  })
  erasePerson(@Ctx() context: SignedIn, @PersonEmail() email: string): Promise<ErasureType> {
    return erasePerson(context, email);
  }
}
