// The format of `estimateSummary`. An import of it would add to the scripts of public pages.
const estimate = /Estimate for .*?\)\./;

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
    .replaceAll('{estimate}', estimate.exec(String(additionalText ?? ''))?.[0] ?? '')
    .replace(/ +([,.\n]?)/g, (spaces, mark: string) => mark || spaces)
    .replace(/\n{3,}/g, '\n\n');
}
