/** Returns the date in a free text as YYYY-MM-DD; undefined if there is none. */
export function dayOf(text: string): string | undefined {
  // With a time zone the result does not depend on the machine.
  const time = Date.parse(`${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
