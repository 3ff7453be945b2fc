import { type FormType, formTypeOf } from '../../../../rules/form/form-types.ts';
import type { Context } from '../../platform/access/context.ts';
import type { InputClass } from '../../platform/validation/input.ts';
import {
  EnquiryInput,
  MessageInput,
  NewsletterInput,
  QuickMessageInput,
  QuoteInput,
} from '../forms/inputs.ts';
import { requestQuote, sendForm, subscribeNewsletter } from './service.ts';
import type { SubmissionResult } from './store.ts';

/** The input of a form and the service that stores it. */
interface Intake<T extends object = object> {
  input: InputClass<T>;
  send(context: Context, input: T): Promise<SubmissionResult>;
}

/** Checks that the service takes the input. */
const intake = <T extends object>(input: InputClass<T>, send: Intake<T>['send']): Intake => ({ input, send });

/** Each form by its `formType`, for REST and for native forms; GraphQL has a mutation for each. */
export const intakes: Record<FormType, Intake> = {
  [formTypeOf.quote]: intake(QuoteInput, requestQuote),
  [formTypeOf['quick-message']]: intake(QuickMessageInput, sendForm),
  [formTypeOf.message]: intake(MessageInput, sendForm),
  [formTypeOf.project]: intake(EnquiryInput, sendForm),
  [formTypeOf.partnership]: intake(EnquiryInput, sendForm),
  [formTypeOf.newsletter]: intake(NewsletterInput, subscribeNewsletter),
};

export const isFormType = (text: string): text is FormType => Object.hasOwn(intakes, text);
