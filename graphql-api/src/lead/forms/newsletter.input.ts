import { InputType } from 'type-graphql';
import { consentWordings } from '../../newsletter/consent.ts';
import { Rule } from '../../validation/rule.ts';
import { replaces, submissionId, website } from './shared.input.ts';

/** The newsletter form: docs/product.md gives its address a length and nothing else. */
@InputType({ description: 'A subscription to the newsletter.' })
export class NewsletterInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({
    label: 'Email',
    description: "The visitor's email address. What is none is stored as it is, and no mail is sent to it.",
    minLength: 0,
    maxLength: 36,
    nullable: true,
    defaultValue: '',
  })
  email: string;

  @Rule({
    label: 'Page',
    description: 'Path of the page on which the visitor subscribed, such as /blog.',
    format: 'path',
    maxLength: 300,
    nullable: true,
  })
  page?: string;

  @Rule({
    label: 'Consent wording',
    description: 'Version of the words beside the form, to which the visitor consented.',
    oneOf: Object.keys(consentWordings),
    nullable: true,
  })
  consentVersion?: string;

  @Rule(website)
  website?: string;
}
