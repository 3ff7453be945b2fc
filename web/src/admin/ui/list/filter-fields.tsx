import { type ReactNode, useId } from 'react';
import common from '../common.module.css';
import styles from './filter-fields.module.css';

/** The filters of a list, on one line if there is space. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className={styles.filters}>{children}</search>;
}

interface FilterSearchProps {
  label: string;
  /** The label is in the empty field. */
  isLabelHidden?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** The search field of a list. */
export function FilterSearch({ label, isLabelHidden = false, value, onChange }: FilterSearchProps) {
  const id = useId();
  return (
    <div>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={isLabelHidden ? label : undefined}
        className={common.select}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The label of the empty choice; without it there is none. */
  all?: string;
  choices: readonly (readonly [value: string, label: string])[];
  name?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A choice, such as one that filters a list; an empty text is no filter. */
export function Choice({ label, isLabelHidden, all, choices, name, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className={isLabelHidden ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={common.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {all && <option value="">{all}</option>}
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
