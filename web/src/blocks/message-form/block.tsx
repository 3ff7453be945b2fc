import { contactFailure, contactSuccess } from '../../../../content/common/messages.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import type { FormDefinition } from '../../forms/core/definition.ts';
import { Form } from '../../forms/core/form.tsx';
import { FormBar } from '../../forms/core/form-bar.tsx';
import { FieldGrid } from '../../forms/fields/field-grid.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../forms/fields/text-field.tsx';
import { FormSection } from '../../sections/base/form-section.tsx';
import type { BlockProps } from '../block-props.ts';

const definition: FormDefinition = {
  form: 'message',
  rules: messageFields,
  failure: contactFailure,
  clearsEmail: false,
  success: contactSuccess,
};

/** The main contact form with the contact details. */
export function Component({ block }: BlockProps<'message-form'>) {
  return (
    <FormSection content={block}>
      <Form definition={definition} label={block.heading} submit="Submit" look="plain" Bar={FormBar}>
        <FieldGrid firstAlone>
          <TextField name="name" autoComplete="name" typing="letters" />
          <EmailField name="email" />
          <PhoneField name="phoneNum" />
          <TextArea name="message" hint="Up to 350 characters." />
        </FieldGrid>
      </Form>
    </FormSection>
  );
}
