import type { ReactNode } from 'react';
import { formatAmount, readAmount } from '../../../../rules/amount.ts';
import type { quoteFields } from '../../../../rules/form/quote.ts';
import { quoteForm } from '../../content/copy/quote-form.ts';
import { withoutEstimate } from '../../content/pricing/estimate-link.ts';
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

const { hints, legends, suggestions, advice } = quoteForm;

/** Returns the name and the hint of a field. */
function field(name: keyof typeof quoteFields) {
  return { name, hint: hints[name] };
}

const adviseOnPhone = (phone: string) => (phone && phone.length < 10 ? advice.phone : undefined);
const adviseOnPrice = (typed: string) => {
  const amount = readAmount(typed);
  const isPrice = amount !== undefined && !amount.startsWith('-');
  return isPrice ? advice.price.replace('{amount}', formatAmount(amount)) : undefined;
};
const adviseOnDate = (date: string) => (date && date < today() ? advice.date : undefined);

interface QuoteFormProps {
  /** The summary of the visitor's estimate. */
  estimate: string | undefined;
}

/** The quote form. */
export function QuoteForm({ estimate }: QuoteFormProps) {
  return (
    <Form
      definition={estimate ? carrying(estimate) : quoteDefinition}
      label={quoteForm.label}
      submit={quoteForm.submit}
      Bar={FormBar}
      onSent={() => rememberChoice(null)}
    >
      <FieldGroup legend={legends.contact}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} advise={adviseOnPhone} />
        <SelectField {...field('occupation')} />
      </FieldGroup>
      <FieldGroup legend={legends.address}>
        <TextField {...field('streetAddress')} autoComplete="address-line1" />
        <TextField {...field('addressLine2')} autoComplete="address-line2" />
        <TextField {...field('city')} autoComplete="address-level2" />
        <SelectField {...field('state')} autoComplete="address-level1" />
        <TextField {...field('postalCode')} autoComplete="postal-code" />
      </FieldGroup>
      <FieldGroup legend={legends.property}>
        <TextField {...field('propertySize')} suggestions={suggestions.propertySize} autoComplete="off" />
        <TextField {...field('propertyType')} suggestions={suggestions.propertyType} autoComplete="off" />
        <SelectField {...field('propertyStatus')} />
        <TextField {...field('listPrice')} advise={adviseOnPrice} inputMode="decimal" autoComplete="off" />
        <DateField {...field('date')} advise={adviseOnDate} />
      </FieldGroup>
      <FieldGroup legend={legends.photos} wide id="photos">
        <PhotoPicker {...field('propertyPhotos')} />
        <TextArea {...field('additionalText')} initialValue={estimate} />
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
