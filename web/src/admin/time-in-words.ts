import { timeZone } from '../../../rules/time-zone.ts';
import { dayOf, timeZoneName, toControl } from './business-time.ts';

const long = { dateStyle: 'long', timeStyle: 'short' } as const;
const moment = new Intl.DateTimeFormat('en-CA', { ...long, timeZone });
const onDevice = new Intl.DateTimeFormat('en-CA', long);
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Keeps the day with its month, and a time with its ‘at’ and ‘a.m.’, on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\p{L}\.?)\s(?=\d)|(?<=\d)\s(?=[ap]\.m\.)/gu, '\u00a0');

/** Formats a time of the business, 'November 22, 2026 at 9:41 a.m.'; names its zone to devices of another. */
export function timeInWords(iso: string): string {
  const [time = '', shown] = [moment, onDevice].map((format) => format.format(new Date(iso)));
  return unbroken(time === shown ? time : `${time} ${timeZoneName}`);
}

const thisYear = new Intl.DateTimeFormat('en-CA', { timeZone, month: 'short', day: 'numeric' });
const otherYear = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const hour = new Intl.DateTimeFormat('en-CA', { timeZone, timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en-CA', { style: 'narrow' });

/**
 * Formats a past time of today as '5 min ago', one to come as '5:00 p.m.', those of other days as 'Nov 22' or
 * 'Nov 22, 2025'.
 */
export function shortTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  if (dayOf(iso) === dayOf(now.toISOString())) {
    const minutes = Math.floor((now.getTime() - time.getTime()) / 60_000);
    if (minutes < -1) return unbroken(hour.format(time));
    if (minutes < 1) return 'just now';
    return minutes < 60
      ? relative.format(-minutes, 'minute')
      : relative.format(-Math.floor(minutes / 60), 'hour');
  }
  const [year, current] = [time, now].map((it) => toControl(it.toISOString()).slice(0, 4));
  return unbroken((year === current ? thisYear : otherYear).format(time));
}

/** Returns today's day of the business: '2026-11-22'. */
export function today(): string {
  return toControl(new Date().toISOString()).slice(0, 10);
}

/** Ends a sentence: a time such as '8:21 p.m.' has its full stop already. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Formats '2026-11-22' as 'November 22, 2026'. */
export function dayInWords(iso: string): string {
  return unbroken(day.format(new Date(iso)));
}

const near = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time of the business in the next days as 'Mon, Nov 22, 9:00 a.m.'. */
export const nearTime = (iso: string): string => unbroken(near.format(new Date(iso)));

const nearDay = new Intl.DateTimeFormat('en-CA', { timeZone, month: 'long', day: 'numeric' });

/** Formats the day of a time of the business within a year as 'November 22'. */
export const dayWithoutYear = (iso: string): string => nearDay.format(new Date(iso));

/** Formats '2026-11-22' as 'Nov 22'. */
export function shortDay(iso: string): string {
  return unbroken(short.format(new Date(iso)));
}

/** Formats a number of minutes: '42 minutes', '3.5 hours', '2 days'. */
export function durationInWords(minutes: number): string {
  const [size, unit] = minutes < 60 ? [1, 'minute'] : minutes < 48 * 60 ? [60, 'hour'] : [24 * 60, 'day'];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat('en-CA', format).format(minutes / size);
}

/** Formats the time since a moment, at least a minute: '42 minutes', '3.5 hours'. */
export const waitInWords = (since: string, now = Date.now()): string =>
  durationInWords(Math.max(1, Math.floor((now - Date.parse(since)) / 60_000)));
