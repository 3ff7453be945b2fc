import { estimateIn } from '../../content/pricing/estimate-link.ts';

/** Inserts the first name and the estimate of a lead into a template; a missing one leaves no gap. */
export function fillTemplate(
  text: string,
  { name, firstName, additionalText }: Record<string, unknown>,
): string {
  const [first = ''] = String(firstName ?? name ?? '')
    .trim()
    .split(/\s+/);
  return text
    .replaceAll('{first name}', first)
    .replaceAll('{estimate}', estimateIn(String(additionalText ?? '')))
    .replace(/ +(?=[,.\n])/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
