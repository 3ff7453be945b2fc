import { MESSAGE_FORM } from '../../../../rules/form/form-types.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { contactFailure, contactSuccess } from '../../content/common/messages.ts';
import { contactPage } from '../../content/copy/contact.ts';
import type { FormDefinition } from '../../forms/core/definition.ts';
import { Form } from '../../forms/core/form.tsx';
import { FieldGrid } from '../../forms/fields/field-grid.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../forms/fields/text-field.tsx';

const { labels, hints, heading, submit } = contactPage.form;

const definition: FormDefinition = {
  form: 'message',
  rules: messageFields,
  formType: MESSAGE_FORM,
  failure: contactFailure,
  clearsEmail: false,
  success: contactSuccess,
};

/** The main contact form. */
export function MessageForm() {
  return (
    <Form definition={definition} label={heading} submit={submit} look="plain">
      <FieldGrid firstAlone>
        <TextField name="name" label={labels.name} autoComplete="name" typing="letters" />
        <EmailField name="email" label={labels.email} />
        <PhoneField name="phoneNum" label={labels.phoneNum} />
        <TextArea name="message" label={labels.message} hint={hints.message} />
      </FieldGrid>
    </Form>
  );
}
