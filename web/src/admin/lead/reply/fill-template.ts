import { firstNameIn, wordsIn } from '../../../../../rules/form/lead-facts.ts';

// The format of `estimateSummary`. An import of it would add to the scripts of public pages.
const estimate = /Estimate for .*?\)\./;

/** Inserts the first name and the estimate of a lead into a template; a missing one leaves no gap. */
export function fillTemplate(text: string, fields: Record<string, unknown>): string {
  return text
    .replaceAll('{first name}', firstNameIn(fields))
    .replaceAll('{estimate}', estimate.exec(wordsIn(fields))?.[0] ?? '')
    .replace(/ +([,.\n]?)/g, (spaces, mark: string) => mark || spaces)
    .replace(/\n{3,}/g, '\n\n');
}
