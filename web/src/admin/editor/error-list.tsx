import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { useEntry } from '../field/form.ts';
import { placedError } from '../field/place.ts';
import { focusError } from '../ui/form/rule-form.tsx';
import styles from './form.module.css';

/** The errors of a form with links to their controls, if there are several. */
export function ErrorList({ fields }: { fields: Record<string, Descriptor> }) {
  const errors = Object.entries(useEntry().errors);
  return (
    // Stays in the page, so that screen readers announce its text.
    <div aria-live="polite" className={styles.errors}>
      {errors.length > 1 && (
        <>
          <p>Please check these {errors.length} fields:</p>
          <ul>
            {errors.map(([path, message]) => (
              <li key={path}>
                <a
                  href={`#${path}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const form = event.currentTarget.closest('form');
                    if (form) focusError(form, path);
                  }}
                >
                  {placedError(fields, path, message)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
