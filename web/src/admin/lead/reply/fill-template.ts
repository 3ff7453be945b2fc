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

// A first line such as 'Hello Ann,'.
const greeting = /^(?:hello|hi|hey|dear|good (?:morning|afternoon|evening))(?: [^\s,!]+){0,3}[,!]?\n+/i;

/** Returns the words of a template to add to a text: with their greeting only if the text is empty. */
export const addedTo = (text: string, words: string): string =>
  text.trim() ? words.replace(greeting, '') : words;
