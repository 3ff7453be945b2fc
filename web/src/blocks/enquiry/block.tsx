import { EnquiryForm } from '../../forms/messages/enquiry-form.tsx';
import { FormSection } from '../../sections/base/form-section.tsx';
import type { BlockProps } from '../block-props.ts';

/** The enquiry form with the contact details. */
export function Component({ block }: BlockProps<'enquiry'>) {
  return (
    <FormSection content={block}>
      <EnquiryForm enquiry={block} />
    </FormSection>
  );
}
