/** Returns the values of a form's controls by name, without files. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Whether every control of a form or page has its initial value. Ignores files. */
export function isUntouched(part: HTMLFormElement | Document): boolean {
  return controls(part).every((control) => control.value === initialValue(control) && !isToggled(control));
}

/** Fills in stored values and reports the change. Skips controls that the visitor has changed. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controls(form)) {
    const value = values[control.name];
    if (value !== undefined && control.value === initialValue(control)) control.value = value;
  }
  form.dispatchEvent(new Event('change'));
}

/** Turns values that the server has rendered into typed ones: a reset then empties the form. */
export function keepTyped(form: HTMLFormElement): void {
  for (const control of controls(form)) {
    const { value } = control;
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.defaultSelected = false;
    else control.defaultValue = '';
    control.value = value;
  }
}

/** Returns the control with this name. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}

/** Focuses the first control of the form, in document order, whose name is in `names`. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (name && names.includes(name) && element instanceof HTMLElement) return element.focus();
  }
}

/** Returns a function that focuses the focused element again, unless another one has the focus then. */
export function rememberFocus(): () => void {
  const focused = document.activeElement;
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus();
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(part: ParentNode): Control[] {
  return [...part.querySelectorAll<Control>('input:not([type="file"], [type="hidden"]), select, textarea')];
}

/** Whether a checkbox or radio button was changed. */
function isToggled(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
