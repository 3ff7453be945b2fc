import { InputType } from 'type-graphql';
import { Rule } from '../../validation/rule.ts';
import { MESSAGE_FORM } from '../model/form-types.ts';
import { email, phoneNum, replaces, source, submissionId, website } from './shared.input.ts';

/** The short contact form of heroes and the about page, by the rules of docs/product.md. */
@InputType({ description: 'A short message to the business.' })
export class QuickMessageInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({ label: 'Name', description: 'Name of the visitor.', maxLength: 40 })
  name: string;

  @Rule({ label: 'Email', description: "The visitor's email address.", format: 'email', maxLength: 36 })
  email: string;

  // The control takes 22 characters and keeps 20 digits (docs/product.md).
  @Rule({
    label: 'Phone number',
    description: 'Phone number of the visitor; only its first 20 digits are stored.',
    format: 'digits',
    maxLength: 20,
    cut: true,
  })
  phone: string;

  @Rule({ label: 'Message', description: 'The text of the message.', maxLength: 70, multiline: true })
  message: string;

  @Rule(website)
  website?: string;

  @Rule(source)
  source?: string;
}

/** The main contact form, by the rules of docs/product.md. */
@InputType({ description: 'A message to the business.' })
export class MessageInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({
    label: 'Form type',
    description: 'The place of the form in the client, as free text.',
    maxLength: 100,
    nullable: true,
    defaultValue: MESSAGE_FORM,
  })
  formType: string;

  @Rule({ label: 'Name', description: 'Name of the visitor.', format: 'letters', maxLength: 36 })
  name: string;

  @Rule(email)
  email: string;

  @Rule(phoneNum)
  phoneNum: string;

  @Rule({ label: 'Message', description: 'The text of the message.', maxLength: 350, multiline: true })
  message: string;

  @Rule(website)
  website?: string;

  @Rule(source)
  source?: string;
}
