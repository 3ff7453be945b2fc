import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { formTypeOf } from '../../../../rules/form/form-types.ts';
import { operations } from '../../offline/shared/operations.ts';
import type { FormDefinition } from './definition.ts';
import styles from './form.module.css';

interface NativeFormProps extends ComponentProps<'form'> {
  definition: FormDefinition;
}

/** A form that also works without scripts: it is sent to its page's path (docs/decisions/native-forms.md). */
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
      <input type="hidden" name="formType" value={formTypeOf[definition.form]} />
      {children}
      {/* A field that people do not see. The server marks submissions that fill it in as spam. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
  );
}
