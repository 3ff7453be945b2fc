import type { ValuesOf } from '../../../../rules/field/field.ts';
import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import { submission } from '../../../../rules/form/submission.ts';
import { createInput } from '../../platform/validation/input.ts';
import { phoneDescription, shared } from './submission.ts';

const fields = { ...submission, ...enquiryFields };

export type EnquiryInput = ValuesOf<typeof fields>;

/** The project management and the partnership form. */
export const EnquiryInput = createInput(
  'EnquiryInput',
  'An enquiry about project management or a partnership.',
  fields,
  {
    ...shared,
    formType: 'The name of the form.',
    name: 'Name of the visitor.',
    phoneNum: phoneDescription,
    timeToConnect: 'The best time for a call, as free text.',
    description: 'A description of the project or the business.',
  },
);
