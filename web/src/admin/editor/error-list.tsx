import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { useEntry } from '../field/form.ts';
import { placedError } from '../field/place.ts';
import { focusError } from '../ui/form/rule-form.tsx';
import styles from './form.module.css';

interface ErrorListProps {
  fields: Record<string, Descriptor>;
  /** The messages at the last try to publish, by path. */
  rejected: Record<string, string>;
}

/** The errors of the last try to publish with links to their controls, if there were several. */
export function ErrorList({ fields, rejected }: ErrorListProps) {
  const { errors: left } = useEntry();
  const errors = Object.entries(rejected);
  return (
    // Stays in the page, so that screen readers announce its text.
    <div aria-live="polite" className={styles.errors}>
      {errors.length > 1 && (
        <>
          <p>Please check these {errors.length} fields:</p>
          <ul>
            {errors.map(([path, message]) => (
              <li key={path} data-corrected={path in left ? undefined : ''}>
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
