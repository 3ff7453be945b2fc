import { enquiryFailure } from '../../../../content/common/messages.ts';
import { enquiryFields } from '../../../../rules/form/enquiry.ts';
import type { FormDefinition } from '../../forms/core/definition.ts';
import { Form } from '../../forms/core/form.tsx';
import { FormBar } from '../../forms/core/form-bar.tsx';
import { FieldGrid } from '../../forms/fields/field-grid.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../sections/base/form-section.tsx';
import type { BlockProps } from '../block-props.ts';

/** The form of an enquiry about project management or a partnership, with the contact details. */
export function Component({ block }: BlockProps<'enquiry'>) {
  const { form, heading } = block;
  const definition: FormDefinition = {
    form,
    rules: enquiryFields,
    failure: enquiryFailure,
    clearsEmail: true,
  };
  return (
    <FormSection content={block}>
      <Form definition={definition} label={heading} submit="Submit" look="plain" Bar={FormBar}>
        <FieldGrid>
          <TextField name="name" autoComplete="name" typing="letters" />
          <EmailField name="email" />
          <PhoneField name="phoneNum" />
          <TextField name="timeToConnect" autoComplete="off" />
          <TextArea name="description" />
        </FieldGrid>
      </Form>
    </FormSection>
  );
}
