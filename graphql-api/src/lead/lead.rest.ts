import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';
import { checkInput, type InputClass } from '../graphql/constraint.ts';
import { BadInput, type FieldErrors } from '../graphql/errors.ts';
import { NewsletterInput } from '../newsletter/newsletter.input.ts';
import { declareRoutes } from '../rest/access.ts';
import { submissionIdOf } from '../rest/idempotency-key.ts';
import { answerForm } from '../rest/rest.errors.ts';
import { EnquiryInput } from './enquiry.input.ts';
import { MESSAGE_FORM, NEWSLETTER_FORM, QUICK_MESSAGE_FORM, QUOTE_FORM } from './lead.names.ts';
import {
  requestQuote,
  sendEnquiry,
  sendMessage,
  sendQuickMessage,
  subscribeNewsletter,
} from './lead.service.ts';
import type { SubmissionAnswer } from './lead.store.ts';
import { MessageInput, QuickMessageInput } from './message.input.ts';
import { QuoteInput } from './quote.input.ts';

/** The form POSTs at spec section 7's paths. */
export const leadRoutes: FastifyPluginAsync = async (server) => {
  declareRoutes(server, 'public');
  server.setErrorHandler(answerForm);

  addForm(server, '/send-newsletter', readForm(NewsletterInput, NEWSLETTER_FORM), subscribeNewsletter);
  addForm(server, '/send-quote', readForm(QuickMessageInput, QUICK_MESSAGE_FORM), sendQuickMessage);
  addForm(server, '/send-contact-form-main', readForm(MessageInput, MESSAGE_FORM), sendMessage);
  addForm(server, '/send-assesment', readQuote, requestQuote);
  // Of this one `formType` is a field like any other: it says which of two forms it was.
  addForm(server, '/send-project-management-form', readForm(EnquiryInput), sendEnquiry);
};

type Body = Record<string, unknown>;
/** A body as the input it stands for, with what is wrong with it under the fields' own names. */
type ReadForm<T> = (body: Body, submissionId: string) => Promise<[FieldErrors, T]>;

function addForm<T>(
  server: FastifyInstance,
  path: string,
  read: ReadForm<T>,
  send: (context: Context, input: T) => Promise<SubmissionAnswer>,
): void {
  server.post(path, async (request) => {
    const submissionId = submissionIdOf(request);
    if (!isObject(request.body)) throw new BadInput({ body: 'The body is a JSON object.' });
    const [fields, input] = await read(request.body, submissionId);
    if (Object.keys(fields).length > 0) throw new BadInput(fields);
    const { msg } = await send(await request.context(), input);
    return { msg };
  });
}

/** A flat body; its `formType`, where the form has but one, may be left out. */
function readForm<T extends object>(input: InputClass<T>, formType?: string): ReadForm<T> {
  return async (body, submissionId) => {
    if (formType === undefined) return checkInput(input, { ...body, submissionId });
    const { formType: given, ...others } = body;
    const [fields, checked] = await checkInput(input, { ...others, submissionId });
    return [{ ...formTypeErrors(given, formType), ...fields }, checked];
  };
}

/** `{email, formType, assementData}`. */
const readQuote: ReadForm<QuoteInput> = async (body, submissionId) => {
  const { email, formType, assementData, ...others } = body;
  const fields = formTypeErrors(formType, QUOTE_FORM);
  for (const name of Object.keys(others)) fields[name] = 'There is no such field.';
  if (!isObject(assementData))
    throw new BadInput({ ...fields, assementData: 'The quote request is missing.' });

  // The address stands twice in a call: either may be left out, and each that is there must be one.
  const [inner, input] = await checkInput(QuoteInput, { email, ...assementData, submissionId });
  const twice = { ...assementData, submissionId, email: email ?? input.email };
  const [outer] = await checkInput(QuoteInput, twice);
  return [{ ...fields, ...outer, ...inner }, input];
};

function formTypeErrors(given: unknown, formType: string): FieldErrors {
  return given === undefined || given === formType ? {} : { formType: `The form type is '${formType}'.` };
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
