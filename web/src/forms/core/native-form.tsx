import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { operations } from '../../offline/shared/operations.ts';
import type { FormDefinition } from './definition.ts';
import { Honeypot } from './honeypot.tsx';

interface NativeFormProps extends ComponentProps<'form'> {
  definition: FormDefinition;
}

/** A form element that a browser can also send without scripts: to the path of its page (docs/decisions/native-forms.md). */
export function NativeForm({ definition, children, ...attributes }: NativeFormProps) {
  const { pathname, search } = useLocation();
  const { photosField } = operations[definition.form];
  return (
    <form
      {...attributes}
      data-draft={definition.form}
      method="post"
      action={pathname + search}
      // The server renders one page for all query parameters that it does not know.
      suppressHydrationWarning
      encType={photosField && 'multipart/form-data'}
      noValidate
    >
      <input type="hidden" name="formType" value={definition.formType} />
      {children}
      <Honeypot />
    </form>
  );
}
