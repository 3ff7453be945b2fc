import type { InputClass } from '../../validation/rule.ts';
import {
  MESSAGE_FORM,
  NEWSLETTER_FORM,
  PARTNERSHIP_FORM,
  PROJECT_FORM,
  QUICK_MESSAGE_FORM,
  QUOTE_FORM,
} from '../model/form-types.ts';
import { EnquiryInput } from './enquiry.input.ts';
import { MessageInput, QuickMessageInput } from './message.input.ts';
import { NewsletterInput } from './newsletter.input.ts';
import { QuoteInput } from './quote.input.ts';

/** Each form by its `formType`: its title in mails and exports, and its input. The admin's pages have other titles. */
export const forms = new Map<string, { title: string; input: InputClass<object> }>([
  [QUOTE_FORM, { title: 'Quote request', input: QuoteInput }],
  [QUICK_MESSAGE_FORM, { title: 'Message', input: QuickMessageInput }],
  [MESSAGE_FORM, { title: 'Message', input: MessageInput }],
  [PROJECT_FORM, { title: 'Project management enquiry', input: EnquiryInput }],
  [PARTNERSHIP_FORM, { title: 'Partnership enquiry', input: EnquiryInput }],
  [NEWSLETTER_FORM, { title: 'Newsletter subscription', input: NewsletterInput }],
]);
