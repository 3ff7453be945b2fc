import { quickMessageFailure } from '../../../../content/common/messages.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import { quickMessageFields } from '../../../../rules/form/quick-message.ts';
import type { FormDefinition } from '../core/definition.ts';
import styles from '../core/form.module.css';
import { Form } from '../core/form.tsx';
import { FieldGrid } from '../fields/field-grid.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../fields/text-field.tsx';

const definition: FormDefinition = {
  form: 'quick-message',
  rules: quickMessageFields,
  failure: quickMessageFailure,
  clearsEmail: false,
};

/** Returns a field whose label is its placeholder too. */
function field(name: keyof typeof quickMessageFields) {
  return { name, placeholder: factsOf(quickMessageFields[name]).label };
}

interface QuickMessageFormProps {
  /** The heading, for a place without one. */
  heading?: string | undefined;
}

/** The short contact form, on the about page and in heroes. */
export function QuickMessageForm({ heading }: QuickMessageFormProps) {
  return (
    <Form definition={definition} label="Send us a message" submit="Submit" look="short">
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <FieldGrid firstAlone>
        <TextField {...field('name')} autoComplete="name" />
        <EmailField {...field('email')} />
        {/* The control accepts 22 characters and keeps 20 digits (docs/product.md). */}
        <PhoneField {...field('phone')} maxLength={22} />
        <TextArea {...field('message')} rows={3} />
      </FieldGrid>
    </Form>
  );
}
