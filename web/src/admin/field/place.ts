import { type Descriptor, labelsOn } from '../../../../rules/field/descriptor.ts';

/**
 * Returns an error with its place among the fields, such as 'Cards: Card 2: Picture: Alternative text is
 * required.' A message that names its field is not given the field's label again.
 */
export function placedError(fields: Record<string, Descriptor>, path: string, message: string): string {
  const places = labelsOn(fields, path);
  const own = places.at(-1)?.toLowerCase() ?? '';
  const named = message.toLowerCase().includes(own) ? places.slice(0, -1) : places;
  return [...named, message].join(': ');
}

/** Returns the names of sections by key: label and heading, with a number if several have the same. */
export function sectionNames(sections: readonly { key: string; label: string; heading: unknown }[]) {
  const named = sections.map(({ key, label, heading }) => ({
    key,
    name: heading && typeof heading === 'string' ? `${label}: ${heading}` : label,
  }));
  return new Map(
    named.map((section) => {
      const { key, name } = section;
      const alike = named.filter((other) => other.name === name);
      return [key, alike.length > 1 ? `${name} no. ${alike.indexOf(section) + 1}` : name];
    }),
  );
}

/** Scrolls a form to a section and focuses its first control; a section without fields has a row only. */
export function focusSection(form: HTMLFormElement | null | undefined, path: string): void {
  const name = CSS.escape(path);
  const section =
    form?.querySelector(`[data-section="${name}"]`) ?? form?.querySelector(`[data-row="${name}"]`);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('[name], [data-step]:enabled')?.focus({ preventScroll: true });
}

/** Focuses a part of a list's item in a form, by default its first control. */
export function focusItem(
  form: HTMLFormElement | null | undefined,
  list: string,
  index: number,
  part = '[name]',
): void {
  const item = form?.querySelector(`[data-list="${CSS.escape(list)}"] > [data-item="${index}"]`);
  item?.querySelector<HTMLElement>(part)?.focus();
}
