import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { Values } from '../field/form.ts';
import styles from './outline.module.css';

interface OutlineProps {
  fields: Record<string, Descriptor>;
  values: Values;
  onGo: (path: string) => void;
  /** Shows the choice of the publication; undefined without one. */
  onPublishing: (() => void) | undefined;
}

/** The sections of an entry, to jump by. */
export function Outline({ fields, values, onGo, onPublishing }: OutlineProps) {
  return (
    <nav className={styles.outline} aria-label="Outline">
      <ul>
        {Object.entries(fields).map(([path, { label }]) => (
          <li key={path}>
            <button type="button" onClick={() => onGo(path)}>
              {label}
              {Array.isArray(values[path]) && ` (${values[path].length})`}
            </button>
          </li>
        ))}
        {onPublishing && (
          <li>
            <button type="button" onClick={onPublishing}>
              Publishing
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
