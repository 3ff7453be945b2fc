/** Shown at a date or time that the browser cannot read. */
export const badInput = 'This date or time is incomplete, or does not exist.';

/** Returns the messages of a form's controls whose input the browser cannot read: their value is empty. */
export function badInputsOf(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.validity.badInput,
  );
  return Object.fromEntries(controls.map(({ name }) => [name, badInput]));
}
