import type { Fields, ValuesOf } from '../../../../rules/field/field.ts';
import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { newsletterFields } from '../../../../rules/form/newsletter.ts';
import { quickMessageFields } from '../../../../rules/form/quick-message.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';
import { type honeypot, submission } from '../../../../rules/form/submission.ts';
import { createInput } from '../../platform/validation/input.ts';

/** The fields of every form's input. */
export type FormInput = ValuesOf<typeof submission & { website: typeof honeypot }> & { email?: string };

/** The descriptions of the fields that several forms share. */
const shared = {
  submissionId:
    'The client creates one id for each filled-in form. A repeated submission gets the first response.',
  replaces:
    'The `submissionId` of the submission that this one corrects. The server may not have received that one.',
  website: 'A hidden control that visitors leave empty; a form that fills it in is stored as spam.',
  source:
    'The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters.',
  email: "The visitor's email address.",
};
const phone = 'Phone number of the visitor; only its digits are stored.';
const texts = { name: 'Name of the visitor.', message: 'The text of the message.' };

/** Declares the input of a form. */
function formInput<F extends Fields>(
  name: string,
  description: string,
  fields: F,
  descriptions: Record<Exclude<keyof F, keyof typeof shared>, string> & { email?: string },
) {
  type All = typeof submission & F;
  const described = { ...shared, ...descriptions } as Record<keyof All, string>;
  return createInput<All>(name, description, { ...submission, ...fields }, described);
}

export const QuoteInput = formInput('QuoteInput', 'A request for a quote.', quoteFields, {
  firstName: 'First name of the visitor.',
  lastName: 'Last name of the visitor.',
  phone,
  streetAddress: 'Street and number of the property.',
  addressLine2: 'Unit, floor or building.',
  city: 'City of the property.',
  state: 'Province or territory.',
  postalCode: 'Postal code of the property.',
  occupation: 'The role of the visitor.',
  propertySize: 'The size of the property, as free text.',
  propertyType: 'The type of the property, as free text.',
  propertyStatus: 'Whether the property is occupied.',
  listPrice:
    'The price at which it may be listed, in dollars: a number, or a text such as 450000.50, $450,000.50 or 450 000,50.',
  additionalText: 'Any other type of property.',
  propertyPhotos: 'File names that `uploadQuotePhotos` returned.',
  date: 'The expected day of staging; defaults to today in Milton.',
});
export type QuoteInput = InstanceType<typeof QuoteInput>;

/** The short contact form of heroes and the about page. */
export const QuickMessageInput = formInput(
  'QuickMessageInput',
  'A short message to the business.',
  quickMessageFields,
  { ...texts, phone: 'Phone number of the visitor; only its first 20 digits are stored.' },
);
export type QuickMessageInput = InstanceType<typeof QuickMessageInput>;

/** The main contact form. */
export const MessageInput = formInput('MessageInput', 'A message to the business.', messageFields, {
  ...texts,
  formType: 'The place of the form in the client, as free text.',
  phoneNum: phone,
});
export type MessageInput = InstanceType<typeof MessageInput>;

/** The project management and the partnership form. */
export const EnquiryInput = formInput(
  'EnquiryInput',
  'An enquiry about project management or a partnership.',
  enquiryFields,
  {
    formType: 'The name of the form.',
    name: texts.name,
    phoneNum: phone,
    timeToConnect: 'The best time for a call, as free text.',
    description: 'A description of the project or the business.',
  },
);
export type EnquiryInput = InstanceType<typeof EnquiryInput>;

export const NewsletterInput = formInput(
  'NewsletterInput',
  'A subscription to the newsletter.',
  newsletterFields,
  {
    email:
      "The visitor's email address. A text that is not an email address is stored, but no mail is sent to it.",
    page: 'Path of the page on which the visitor subscribed, such as /blog.',
    consentVersion: 'Version of the consent text beside the form.',
  },
);
export type NewsletterInput = InstanceType<typeof NewsletterInput>;
