import { InputType } from 'type-graphql';
import { consentWordings } from '../../newsletter/consent.ts';
import { Rule } from '../../validation/rule.ts';
import { replaces, source, submissionId, website } from './shared.input.ts';

/** The newsletter form. Its email address has a maximum length and no other rule (docs/product.md). */
@InputType({ description: 'A subscription to the newsletter.' })
export class NewsletterInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({
    label: 'Email',
    description:
      "The visitor's email address. A text that is not an email address is stored, but no mail is sent to it.",
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
    droppable: true,
  })
  page?: string;

  @Rule({
    label: 'Consent wording',
    description: 'Version of the consent text beside the form.',
    oneOf: Object.keys(consentWordings),
    nullable: true,
    droppable: true,
  })
  consentVersion?: string;

  @Rule(website)
  website?: string;

  @Rule(source)
  source?: string;
}
