import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import { FormSection } from '../../sections/base/form-section.tsx';
import type { BlockProps } from '../block-props.ts';

/** The short contact form with the contact details. */
export function Component({ block }: BlockProps<'quick-message'>) {
  return (
    <FormSection content={block}>
      <QuickMessageForm />
    </FormSection>
  );
}
