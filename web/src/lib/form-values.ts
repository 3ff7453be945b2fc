/** The texts in a form's controls, by name; files are not among them. */
export function readValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** Whether every control of a form, or of the whole page, has the value that it had when the page was loaded; files do not count. */
export function isUntouched(part: HTMLFormElement | Document): boolean {
  return controls(part).every((control) => control.value === pristine(control) && !isSwitched(control));
}

/** Fills in what was stored, but for controls in which something was typed in the meantime. */
export function fillIn(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of controls(form)) {
    const value = values[control.name];
    if (value !== undefined && control.value === pristine(control)) control.value = value;
  }
}

/** The control of this name; undefined where the form has none. */
export function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLElement ? found : undefined;
}

/** Moves the focus to the first control, in the order of the page, of which `names` has the name. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (name && names.includes(name) && element instanceof HTMLElement) return element.focus();
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(part: ParentNode): Control[] {
  return [...part.querySelectorAll<Control>('input:not([type="file"]), select, textarea')];
}

/** Whether a box that can be checked is not as it came. */
function isSwitched(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
}

function pristine(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}
