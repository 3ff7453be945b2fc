import { useSearchParams } from 'react-router-dom';
import { quotePage } from '../../content/get-a-quote.ts';
import { DateField } from '../../forms/date-field.tsx';
import { FieldGroup } from '../../forms/field-group.tsx';
import { Form } from '../../forms/form.tsx';
import { PhotoPicker } from '../../forms/photo-picker.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextArea } from '../../forms/text-area.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { carrying, quoteDefinition } from './quote-definition.ts';

const { labels, hints, legends } = quotePage;

/** A field's words, as the content has them. */
function field<Name extends keyof typeof labels>(name: Name) {
  return { name, label: labels[name], hint: hints[name] };
}

interface QuoteFormProps {
  /** The estimate that the visitor comes with, in one line. */
  estimate: string | undefined;
}

/** The quote request, in the order in which a person tells it. */
export function QuoteForm({ estimate }: QuoteFormProps) {
  const [search] = useSearchParams();
  return (
    <Form
      definition={estimate ? carrying(estimate) : quoteDefinition}
      label={quotePage.hero.subHeading}
      submit={quotePage.submit}
      correcting={search.get('correct') ?? undefined}
    >
      <FieldGroup legend={legends.contact}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          typing="digits"
        />
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
        <TextField {...field('propertySize')} autoComplete="off" />
        <TextField {...field('propertyType')} autoComplete="off" />
        <SelectField {...field('propertyStatus')} />
        <TextField {...field('listPrice')} inputMode="decimal" autoComplete="off" />
        <DateField {...field('date')} />
      </FieldGroup>
      <FieldGroup legend={legends.photos} wide id="photos">
        <PhotoPicker {...field('propertyPhotos')} />
        <TextArea {...field('additionalText')} given={estimate} />
      </FieldGroup>
    </Form>
  );
}
