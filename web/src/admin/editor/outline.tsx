import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { isWithin, type Values } from '../field/form.ts';
import styles from './outline.module.css';

interface OutlineProps {
  fields: Record<string, Descriptor>;
  values: Values;
  /** The messages of wrong fields by path. */
  errors: Record<string, string>;
  onGo: (path: string) => void;
  /** Shows the errors of a section, by path, and goes to the first one. */
  onErrors: (errors: Record<string, string>) => void;
  /** The choice of the publication; undefined without one. */
  publishing: { label: string; onGo: () => void } | undefined;
}

/** The sections of an entry, to jump by; each says how many of its fields are wrong. */
export function Outline({ fields, values, errors, onGo, onErrors, publishing }: OutlineProps) {
  const errorsIn = (path: string) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => isWithin(path, name)));
  const inPublishing = errorsIn('publishAt');
  const show = (inside: Record<string, string>, go: () => void) =>
    Object.keys(inside).length > 0 ? onErrors(inside) : go();
  return (
    <nav className={styles.outline} aria-label="Outline">
      <ul>
        {Object.entries(fields).map(([path, { label }]) => {
          const inside = errorsIn(path);
          return (
            <li key={path}>
              <button type="button" onClick={() => show(inside, () => onGo(path))}>
                {label}
                {Array.isArray(values[path]) && ` (${values[path].length})`}
                <Mark count={Object.keys(inside).length} />
              </button>
            </li>
          );
        })}
        {publishing && (
          <li>
            <button type="button" onClick={() => show(inPublishing, publishing.onGo)}>
              {publishing.label}
              <Mark count={Object.keys(inPublishing).length} />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The number of errors in a section; nothing without one. */
function Mark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.wrong}>
        {count} {count === 1 ? 'error' : 'errors'}
      </span>
    </>
  );
}
