const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a time in the reader's time zone: 'November 22, 2026 at 9:41 a.m.'. */
export function timeInWords(iso: string): string {
  return moment.format(new Date(iso));
}

/** Formats '2026-11-22' as 'November 22, 2026'. */
export function dayInWords(iso: string): string {
  return day.format(new Date(iso));
}
