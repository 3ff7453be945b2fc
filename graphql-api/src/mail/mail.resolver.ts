import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { BadInput } from '../graphql/errors.ts';
import { listOwedMails } from './mail.owed.ts';
import { OwedMails } from './mail.type.ts';

const MAX_PAGE = 100;

@Resolver()
export class MailResolver {
  @Access('admin')
  @Query(() => OwedMails, { description: 'Mails that leads still owe; for an admin.' })
  async owedMails(
    @Ctx() { em }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, 1 to 100.' })
    first?: number | null,
  ): Promise<OwedMails> {
    const limit = first ?? 50;
    if (limit < 1 || limit > MAX_PAGE) throw new BadInput({ first: `A page has 1 to ${MAX_PAGE} mails.` });
    const { mails, totalCount } = await listOwedMails(em, limit);
    return { items: mails, totalCount };
  }
}
