import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import {
  EnquiryInput,
  MessageInput,
  NewsletterInput,
  QuickMessageInput,
  QuoteInput,
} from '../forms/inputs.ts';
import { Submission } from '../model/lead.type.ts';
import { requestQuote, sendForm, subscribeNewsletter } from './service.ts';

const Form = (input: new () => object) => Arg('input', () => input, { description: 'The filled-in form.' });

@Access('public')
@Resolver()
export class LeadResolver {
  @Mutation(() => Submission, { description: 'Requests a quote.' })
  requestQuote(@Ctx() context: Context, @Form(QuoteInput) input: QuoteInput): Promise<Submission> {
    return requestQuote(context, input);
  }

  @Mutation(() => Submission, { description: "Sends the short contact form ('Get in Touch')." })
  sendQuickMessage(
    @Ctx() context: Context,
    @Form(QuickMessageInput) input: QuickMessageInput,
  ): Promise<Submission> {
    return sendForm(context, input);
  }

  @Mutation(() => Submission, { description: "Sends the main contact form ('Contact')." })
  sendMessage(@Ctx() context: Context, @Form(MessageInput) input: MessageInput): Promise<Submission> {
    return sendForm(context, input);
  }

  @Mutation(() => Submission, { description: 'Sends an enquiry about project management or a partnership.' })
  sendEnquiry(@Ctx() context: Context, @Form(EnquiryInput) input: EnquiryInput): Promise<Submission> {
    return sendForm(context, input);
  }

  @Mutation(() => Submission, {
    description: 'Subscribes to the newsletter; subscribing twice is one subscription.',
  })
  subscribeNewsletter(
    @Ctx() context: Context,
    @Form(NewsletterInput) input: NewsletterInput,
  ): Promise<Submission> {
    return subscribeNewsletter(context, input);
  }
}
