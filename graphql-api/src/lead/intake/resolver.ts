import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../access/context.ts';
import { Access } from '../../access/operations.ts';
import { EnquiryInput } from '../forms/enquiry.input.ts';
import { MessageInput, QuickMessageInput } from '../forms/message.input.ts';
import { NewsletterInput } from '../forms/newsletter.input.ts';
import { QuoteInput } from '../forms/quote.input.ts';
import { LeadStateEnum } from '../model/admin.type.ts';
import type { LeadState } from '../model/lead.entity.ts';
import { LeadConnection, Submission } from '../model/lead.type.ts';
import { listLeads } from '../query/service.ts';
import { leadConnection } from '../query/view.ts';
import { requestQuote, sendEnquiry, sendMessage, sendQuickMessage, subscribeNewsletter } from './service.ts';
import { issueFormToken } from './spam.ts';

@Resolver()
export class LeadResolver {
  @Access('public')
  @Mutation(() => Submission, { description: 'Asks for a quote.' })
  requestQuote(
    @Ctx() context: Context,
    @Arg('input', () => QuoteInput, { description: 'The filled-in form.' }) input: QuoteInput,
  ): Promise<Submission> {
    return requestQuote(context, input);
  }

  @Access('public')
  @Mutation(() => Submission, { description: "Sends the short contact form ('Get in Touch')." })
  sendQuickMessage(
    @Ctx() context: Context,
    @Arg('input', () => QuickMessageInput, { description: 'The filled-in form.' })
    input: QuickMessageInput,
  ): Promise<Submission> {
    return sendQuickMessage(context, input);
  }

  @Access('public')
  @Mutation(() => Submission, { description: "Sends the main contact form ('Contact')." })
  sendMessage(
    @Ctx() context: Context,
    @Arg('input', () => MessageInput, { description: 'The filled-in form.' }) input: MessageInput,
  ): Promise<Submission> {
    return sendMessage(context, input);
  }

  @Access('public')
  @Mutation(() => Submission, { description: 'Enquires about project management or a partnership.' })
  sendEnquiry(
    @Ctx() context: Context,
    @Arg('input', () => EnquiryInput, { description: 'The filled-in form.' }) input: EnquiryInput,
  ): Promise<Submission> {
    return sendEnquiry(context, input);
  }

  @Access('public')
  @Mutation(() => Submission, {
    description: 'Subscribes to the newsletter; subscribing twice is one subscription.',
  })
  subscribeNewsletter(
    @Ctx() context: Context,
    @Arg('input', () => NewsletterInput, { description: 'The filled-in form.' })
    input: NewsletterInput,
  ): Promise<Submission> {
    return subscribeNewsletter(context, input);
  }

  @Access('public')
  @Query(() => String, {
    description:
      'A signed note of this moment, for the `formToken` of a form that is being shown; ask by POST.',
  })
  formToken(@Ctx() { app }: Context): Promise<string> {
    return issueFormToken(app);
  }

  @Access('admin')
  @Query(() => LeadConnection, { description: 'What visitors sent, newest first; for an admin.' })
  async leads(
    @Ctx() context: Context,
    @Arg('formType', () => String, {
      nullable: true,
      description: 'Only leads of this form, named as in `Lead.formType`.',
    })
    formType?: string | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, 1 to 100.' })
    first?: number | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the page before.' })
    after?: string | null,
    @Arg('spam', () => Boolean, {
      nullable: true,
      description: 'Only those marked as spam, or only the others; all where it is left out.',
    })
    spam?: boolean | null,
    @Arg('state', () => LeadStateEnum, { nullable: true, description: 'Only those in this state.' })
    state?: LeadState | null,
    @Arg('search', () => String, { nullable: true, description: 'Only those with this in what was sent.' })
    search?: string | null,
  ): Promise<LeadConnection> {
    const asked = { formType, first: first ?? 20, after, spam, state, search };
    return leadConnection(context, await listLeads(context, asked));
  }
}
