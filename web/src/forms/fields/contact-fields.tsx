import { TextField, type TextFieldProps } from './text-field.tsx';

type ContactFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'typing'>;

/** An input for an email address. */
export function EmailField(props: ContactFieldProps) {
  return <TextField {...props} type="email" inputMode="email" autoComplete="email" />;
}

/** An input for a phone number that accepts digits only. */
export function PhoneField(props: ContactFieldProps) {
  return <TextField {...props} type="tel" inputMode="numeric" autoComplete="tel" typing="digits" />;
}
