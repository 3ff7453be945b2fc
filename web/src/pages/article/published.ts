const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
/** A day, a month in words and a year, or an ISO date. `Date.parse` takes more: 'Nov 26' as a day of 2001. */
const date = new RegExp(
  `\\b(?:${month} \\d{1,2},? \\d{4}|\\d{1,2} ${month},? \\d{4}|\\d{4}-\\d\\d-\\d\\d)\\b`,
  'i',
);

/** Returns the date in a free text as YYYY-MM-DD; undefined if there is none. */
export function dayOf(text: string): string | undefined {
  const [found] = date.exec(text) ?? [];
  // With a time zone the result does not depend on the machine.
  const time = Date.parse(`${found} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
