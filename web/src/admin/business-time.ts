import { timeZone } from '../../../rules/time-zone.ts';

export const timeZoneName = 'Eastern Time';

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'long', timeStyle: 'short' });

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

/** Formats the day of a time: 'November 22, 2026'. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats a time: 'November 22, 2026 at 9:41 a.m.'. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
