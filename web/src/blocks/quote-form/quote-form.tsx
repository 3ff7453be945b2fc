import type { ReactNode } from 'react';
import { withoutEstimate } from '../../../../content/pricing/estimate-link.ts';
import { formatAmount, readAmount } from '../../../../rules/amount.ts';
import { MAX_PHOTO_MB, MAX_PHOTOS } from '../../../../rules/photo.ts';
import styles from '../../forms/core/form.module.css';
import { Form } from '../../forms/core/form.tsx';
import { FormBar } from '../../forms/core/form-bar.tsx';
import { DateField } from '../../forms/fields/date-field.tsx';
import { FieldGrid } from '../../forms/fields/field-grid.tsx';
import { SelectField } from '../../forms/fields/select-field.tsx';
import { TextArea } from '../../forms/fields/text-area.tsx';
import { EmailField, PhoneField, TextField } from '../../forms/fields/text-field.tsx';
import { PhotoPicker } from '../../forms/photos/picker.tsx';
import { today } from '../../lib/today.ts';
import { rememberChoice } from '../../sections/estimate/chosen.ts';
import { carrying, quoteDefinition } from './quote-definition.ts';

const sizes = [
  'Under 1,000 sq. ft.',
  '1,000 to 1,500 sq. ft.',
  '1,500 to 2,000 sq. ft.',
  '2,000 to 3,000 sq. ft.',
  'Over 3,000 sq. ft.',
];

const types = [
  'Condo',
  'Townhouse',
  'Semi-detached house',
  'Detached house',
  'Duplex',
  'Short-term rental',
  'Office',
  'Store',
];

// Hints beside values that are unusual but valid.
const adviseOnPrice = (typed: string) => {
  const amount = readAmount(typed);
  const isPrice = amount !== undefined && !amount.startsWith('-');
  return isPrice ? `We read this as ${formatAmount(amount)}.` : undefined;
};
const adviseOnDate = (date: string) =>
  date && date < today() ? 'This date is in the past. You can still send it.' : undefined;

interface QuoteFormProps {
  /** The summary of the visitor's estimate. */
  estimate: string | undefined;
}

/** The quote form. */
export function QuoteForm({ estimate }: QuoteFormProps) {
  return (
    <Form
      definition={estimate ? carrying(estimate) : quoteDefinition}
      label="Request a quote"
      submit="Submit"
      Bar={FormBar}
      onSent={() => rememberChoice(null)}
    >
      <FieldGroup legend="About you">
        <TextField name="firstName" autoComplete="given-name" />
        <TextField name="lastName" autoComplete="family-name" />
        <EmailField name="email" />
        <PhoneField name="phone" hint="With area code." />
        <SelectField name="occupation" />
      </FieldGroup>
      <FieldGroup legend="Property address">
        <TextField name="streetAddress" autoComplete="address-line1" />
        <TextField name="addressLine2" autoComplete="address-line2" />
        <TextField name="city" autoComplete="address-level2" />
        <SelectField name="state" autoComplete="address-level1" />
        <TextField name="postalCode" autoComplete="postal-code" />
      </FieldGroup>
      <FieldGroup legend="The property">
        <TextField
          name="propertySize"
          hint="In square feet or in bedrooms."
          suggestions={sizes}
          autoComplete="off"
        />
        <TextField name="propertyType" suggestions={types} autoComplete="off" />
        <SelectField name="propertyStatus" />
        <TextField
          name="listPrice"
          hint="In Canadian dollars."
          advise={adviseOnPrice}
          inputMode="decimal"
          autoComplete="off"
        />
        <DateField name="date" advise={adviseOnDate} />
      </FieldGroup>
      <FieldGroup legend="Photos and notes" wide id="photos">
        <PhotoPicker
          name="propertyPhotos"
          hint={`1 to ${MAX_PHOTOS} images, each less than ${MAX_PHOTO_MB} MB.`}
        />
        <TextArea name="additionalText" initialValue={estimate} />
      </FieldGroup>
    </Form>
  );
}

interface FieldGroupProps {
  legend: string;
  /** Uses one column. */
  wide?: boolean;
  /** The id for links to these fields. */
  id?: string;
  children: ReactNode;
}

/** A group of fields with a legend. */
function FieldGroup({ legend, wide = false, id, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      <FieldGrid oneColumn={wide}>{children}</FieldGrid>
    </fieldset>
  );
}

/** Removes the estimate from the form's last field and keeps the visitor's own text. */
export function dropEstimate(): void {
  const notes = document.querySelector<HTMLTextAreaElement>('textarea[name="additionalText"]');
  if (!notes) return;
  notes.value = withoutEstimate(notes.value);
  notes.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
