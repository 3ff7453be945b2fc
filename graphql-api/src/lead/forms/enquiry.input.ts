import { InputType } from 'type-graphql';
import { Rule } from '../../validation/rule.ts';
import { PARTNERSHIP_FORM, PROJECT_FORM } from '../model/form-types.ts';
import { email, phoneNum, replaces, source, submissionId, website } from './shared.input.ts';

/** The project management and the partnership form, by the rules of docs/product.md. */
@InputType({ description: 'An enquiry about project management or a partnership.' })
export class EnquiryInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({
    label: 'Form type',
    description: 'The name of the form.',
    oneOf: [PROJECT_FORM, PARTNERSHIP_FORM],
  })
  formType: string;

  @Rule({ label: 'Full name', description: 'Name of the visitor.', format: 'letters', maxLength: 36 })
  name: string;

  @Rule(email)
  email: string;

  @Rule(phoneNum)
  phoneNum: string;

  @Rule({
    label: 'Best time to connect',
    description: 'The best time for a call, as free text.',
    maxLength: 25,
  })
  timeToConnect: string;

  @Rule({
    label: 'Business description',
    description: 'A description of the project or the business.',
    maxLength: 350,
    multiline: true,
  })
  description: string;

  @Rule(website)
  website?: string;

  @Rule(source)
  source?: string;
}
