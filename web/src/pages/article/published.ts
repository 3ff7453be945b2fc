/** The day that a free-text date names, as YYYY-MM-DD; undefined where it names none. Apart from the page for its test. */
export function dayOf(text: string): string | undefined {
  // With the zone the day is the same wherever this runs.
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
