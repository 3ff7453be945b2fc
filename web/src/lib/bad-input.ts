/** Returns the message at a date, or a date with a time, that the browser cannot read. */
export const badInput = ({ type }: { type: string }): string =>
  `This date ${type === 'date' ? '' : 'or time '}is incomplete, or does not exist.`;

/** Returns the messages of a form's controls whose input the browser cannot read: their value is empty. */
export function badInputsOf(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.validity.badInput,
  );
  return Object.fromEntries(controls.map((control) => [control.name, badInput(control)]));
}
