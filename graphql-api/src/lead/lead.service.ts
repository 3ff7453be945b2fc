import type { Context } from '../context.ts';
import type { NewsletterInput } from '../newsletter/newsletter.input.ts';
import type { EnquiryInput } from './enquiry.input.ts';
import type { LeadFields } from './lead.entity.ts';
import { MESSAGE_FORM, NEWSLETTER_FORM, QUICK_MESSAGE_FORM, QUOTE_FORM } from './lead.names.ts';
import { looksLikeSpam } from './lead.spam.ts';
import { type NewLead, type SubmissionAnswer, storeLead } from './lead.store.ts';
import type { MessageInput, QuickMessageInput } from './message.input.ts';
import type { QuoteInput } from './quote.input.ts';
import type { FormInput } from './shared.input.ts';

/** Stores a quote request; a date that is left out is today where the business is. */
export async function requestQuote(context: Context, input: QuoteInput): Promise<SubmissionAnswer> {
  const lead = await leadOf(context, QUOTE_FORM, { ...input, date: input.date ?? today() });
  return storeLead(context, { ...lead, photos: [...new Set(input.propertyPhotos)] });
}

/** Stores what the short contact form sends. */
export async function sendQuickMessage(
  context: Context,
  input: QuickMessageInput,
): Promise<SubmissionAnswer> {
  return storeLead(context, await leadOf(context, QUICK_MESSAGE_FORM, { ...input }));
}

/** Stores what the main contact form sends. */
export async function sendMessage(context: Context, input: MessageInput): Promise<SubmissionAnswer> {
  return storeLead(context, await leadOf(context, MESSAGE_FORM, { ...input }));
}

/** Stores an enquiry; its `formType` tells the two forms apart. */
export async function sendEnquiry(
  context: Context,
  { formType, ...input }: EnquiryInput,
): Promise<SubmissionAnswer> {
  return storeLead(context, await leadOf(context, formType, input));
}

/** Stores a subscription to the newsletter as a lead, and the subscriber with the consent. */
export async function subscribeNewsletter(
  context: Context,
  input: NewsletterInput,
): Promise<SubmissionAnswer> {
  return storeLead(context, await leadOf(context, NEWSLETTER_FORM, { ...input }));
}

/** What was filled in as a lead; how it was sent is not among its fields, but what a bot put into the trap is. */
async function leadOf(
  { app }: Context,
  formType: string,
  { submissionId, formToken, ...fields }: FormInput & LeadFields,
): Promise<NewLead> {
  const spam = await looksLikeSpam(app, fields.website, formToken);
  return { submissionId, formType, email: fields.email ?? '', fields, photos: [], spam };
}

/** Today in Milton, as YYYY-MM-DD. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
}
