import { type HTMLAttributes, useCallback, useState } from 'react';
import styles from './field.module.css';
import { Field } from './field.tsx';
import { useField } from './form-context.ts';
import { inputFilter, type Typing } from './input-filter.ts';
import { type Advise, useAdvice } from './use-advice.ts';
import { useLimit } from './use-limit.ts';

/** For a control that ignores other characters, by the characters that it keeps. */
const ignoredTyping = { digits: 'Use digits only.', letters: 'Use letters and spaces only.' };

interface TextFieldProps {
  name: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: string;
  autoFocus?: boolean;
  /** The characters that the control accepts; all if omitted. */
  typing?: Typing;
  /** Not visible: the label above the control says the same. */
  placeholder?: string;
  advise?: Advise;
  /** Values that the browser offers; other ones can be typed. */
  suggestions?: readonly string[];
  initialValue?: string;
  /** More than the rule's limit, for a control that filters its input. */
  maxLength?: number;
}

/** A text, email or phone input. */
export function TextField({
  name,
  hint,
  type = 'text',
  typing,
  advise,
  suggestions,
  initialValue,
  ...attributes
}: TextFieldProps) {
  const { advice: ownAdvice, onBlur } = useAdvice(advise);
  const [hasIgnored, setIgnored] = useState(false);
  const advice = ownAdvice ?? (typing && hasIgnored ? ignoredTyping[typing] : undefined);
  const { rule, label, error, control } = useField(name, hint, advice);
  const { maxLength } = rule;
  const attach = useCallback(
    (input: HTMLInputElement | null) =>
      input && typing ? inputFilter(typing, input, () => setIgnored(true), maxLength) : undefined,
    [typing, maxLength],
  );
  const listId = suggestions && `${control.id}-list`;
  const limit = useLimit(control.id, typing === 'digits' ? undefined : maxLength);
  return (
    <Field id={control.id} {...{ label, hint, advice, error }} limit={limit.usage}>
      <input
        {...control}
        {...limit.handlers}
        onBlur={onBlur}
        maxLength={maxLength}
        {...attributes}
        defaultValue={control.defaultValue ?? initialValue}
        ref={attach}
        className={styles.control}
        type={type}
        autoCapitalize={type === 'text' ? undefined : 'off'}
        spellCheck={type === 'text' ? undefined : false}
        list={listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

/** Returns a function that loads its code when it is first called. Without the code there is no advice. */
const adviseOn =
  (what: 'email' | 'phone'): Advise =>
  (typed) =>
    import('./contact-advice.ts').then(
      (advice) => advice[what](typed),
      () => undefined,
    );
const adviseOnEmail = adviseOn('email');
const adviseOnPhone = adviseOn('phone');

type ContactFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'typing'>;

/** An input for an email address. */
export function EmailField(props: ContactFieldProps) {
  return <TextField advise={adviseOnEmail} {...props} type="email" inputMode="email" autoComplete="email" />;
}

/** An input for a phone number that accepts digits only. */
export function PhoneField(props: ContactFieldProps) {
  return (
    <TextField
      advise={adviseOnPhone}
      {...props}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      typing="digits"
    />
  );
}
