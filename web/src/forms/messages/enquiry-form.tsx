import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import { enquiryFailure } from '../../content/common/messages.ts';
import type { BlockOf } from '../../content/schema/page.ts';
import type { FormDefinition } from '../core/definition.ts';
import { Form } from '../core/form.tsx';
import { FormBar } from '../core/form-bar.tsx';
import { FieldGrid } from '../fields/field-grid.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../fields/text-field.tsx';

/** The enquiry form of project management and partnership: the same fields with different `formType`. */
export function EnquiryForm({ enquiry }: { enquiry: BlockOf<'enquiry'> }) {
  const { form, formType } = enquiry;
  const definition: FormDefinition = {
    form,
    rules: enquiryFields,
    formType,
    failure: enquiryFailure,
    clearsEmail: true,
  };
  return (
    <Form definition={definition} label={enquiry.heading} submit={enquiry.submit} look="plain" Bar={FormBar}>
      <FieldGrid>
        <TextField name="name" autoComplete="name" typing="letters" />
        <EmailField name="email" />
        <PhoneField name="phoneNum" />
        <TextField name="timeToConnect" autoComplete="off" />
        <TextArea name="description" />
      </FieldGrid>
    </Form>
  );
}
