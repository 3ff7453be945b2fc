import { factsOf } from '../../../../rules/field/field.ts';
import { formTypeOf } from '../../../../rules/form/form-types.ts';
import { formFields } from '../../../../rules/form/forms.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { rejectFor } from '../../platform/limit/rate-limits.ts';
import { isoDay } from '../../platform/text/format.ts';
import type {
  EnquiryInput,
  FormInput,
  MessageInput,
  NewsletterInput,
  QuickMessageInput,
  QuoteInput,
} from '../forms/inputs.ts';
import type { LeadFields } from '../model/lead.entity.ts';
import { leadSource } from '../model/source.ts';
import { consumeSubmission, type NewLead, type SubmissionResult, storeLead } from './store.ts';

/** Stores a quote request. The date defaults to today in Milton; amounts are stored as numbers. */
export async function requestQuote(context: Context, input: QuoteInput): Promise<SubmissionResult> {
  const { source, date = isoDay(new Date()), ...fields } = input;
  const amounts = Object.entries(fields).filter(([name]) => isAmount(name));
  const numbers = Object.fromEntries(amounts.map(([name, value]) => [name, Number(value)]));
  const lead = leadOf(formTypeOf.quote, { ...fields, ...numbers, date }, source);
  return storeLead(context, { ...lead, photos: [...new Set(input.propertyPhotos)] });
}

function isAmount(name: string): boolean {
  const field = formFields[formTypeOf.quote][name];
  return field !== undefined && factsOf(field).kind === 'number';
}

type OtherInput = (QuickMessageInput & { formType?: undefined }) | MessageInput | EnquiryInput;

/** Stores an enquiry or a contact form under its form type; the short contact form sends none. */
export async function sendForm(
  context: Context,
  { formType = formTypeOf['quick-message'], source, ...input }: OtherInput,
): Promise<SubmissionResult> {
  return storeLead(context, leadOf(formType, input, source));
}

/** Stores a newsletter subscription as a lead. An empty form is accepted (docs/product.md) and not stored. */
export async function subscribeNewsletter(
  context: Context,
  { source, ...input }: NewsletterInput,
): Promise<SubmissionResult> {
  if (input.email === '') {
    rejectFor(await consumeSubmission(context));
    return { submissionId: input.submissionId, msg: 'success' };
  }
  return storeLead(context, leadOf(formTypeOf.newsletter, input, source));
}

/** Returns the lead of an input; `fields` includes the hidden field. */
function leadOf(
  formType: string,
  { submissionId, replaces, ...fields }: FormInput & LeadFields,
  source?: string,
): NewLead {
  if (replaces === submissionId) throw new BadInput({ replaces: 'A submission does not replace itself.' });
  return {
    submissionId,
    replaces: replaces ?? null,
    formType,
    email: fields.email ?? '',
    fields,
    source: source ? leadSource(source) : null,
    photos: [],
    spam: looksLikeSpam(fields),
  };
}

/** A submission with this many different links is spam. */
const MIN_SPAM_LINKS = 3;

/** Returns whether a form fills the hidden field or has several links (docs/decisions/no-form-token.md). */
function looksLikeSpam({ website, ...fields }: LeadFields): boolean {
  return Boolean(website) || linksIn(fields).size >= MIN_SPAM_LINKS;
}

function linksIn(fields: LeadFields): Set<string> {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  return new Set(texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>[\]]+/gi) ?? []));
}
