import { timeZone } from '../../../../rules/time-zone.ts';

// Formats values as in Ontario, for mails, lists and spreadsheets.

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});

/**
 * Formats '9055550199' as '905-555-0199', with a leading 1 preserved. Returns numbers of other lengths
 * unchanged.
 */
export function formatPhone(digits: string): string {
  const [, country = '', area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area === undefined) return digits;
  return [country, area, exchange, line].filter(Boolean).join('-');
}

/** Formats '2026-11-22' as 'November 22, 2026'. Returns other texts unchanged. */
export function formatDay(text: string): string {
  const time = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? text : day.format(time);
}

/** Formats a time in the business's time zone: 'November 22, 2026 at 9:41 a.m.'. */
export function formatTime(time: Date): string {
  // ICU uses special spaces, which mail programs and spreadsheets render inconsistently.
  return moment.format(time).replace(/\s/g, ' ');
}

const withoutYear = new Intl.DateTimeFormat('en-CA', { month: 'long', day: 'numeric', timeZone });

/** Formats the day of a time in Milton: 'November 22', in another year than this one 'November 22, 2026'. */
export function formatNearDay(time: Date, now = new Date()): string {
  const isThisYear = isoDay(time).slice(0, 4) === isoDay(now).slice(0, 4);
  return isThisYear ? withoutYear.format(time) : formatDay(isoDay(time));
}

const iso = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone,
});

/** Returns the day of a time in Milton: '2026-11-22'. */
export const isoDay = (time: Date): string => isoTime(time).slice(0, 10);

/** Returns a time in Milton for spreadsheets: '2026-11-22 21:41'. */
export function isoTime(time: Date): string {
  return iso.format(time);
}
