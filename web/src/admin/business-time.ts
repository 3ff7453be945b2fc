import { timeZone } from '../../../rules/time-zone.ts';

export const timeZoneName = 'Eastern Time';

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long' });

/** Converts an ISO time to the value of a `datetime-local` control. */
export function toControl(iso: string): string {
  return local.format(new Date(iso)).replace(' ', 'T');
}

/** Converts the value of a `datetime-local` control to an ISO time. */
export function fromControl(value: string): string {
  const asUtc = Date.parse(`${value}Z`);
  const offsetAt = (time: number) => Date.parse(`${toControl(new Date(time).toISOString())}Z`) - time;
  // The first offset may be the one before a change of the clocks.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc))).toISOString();
}

/** Formats the day of a time in the zone of the business: 'November 22, 2026'. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}
