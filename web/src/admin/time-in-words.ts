const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Formats a time in the reader's time zone: 'November 22, 2026 at 9:41 a.m.'. */
export function timeInWords(iso: string): string {
  return moment.format(new Date(iso));
}

/** Formats '2026-11-22' as 'November 22, 2026'. */
export function dayInWords(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats '2026-11-22' as 'Nov 22'. */
export function shortDay(iso: string): string {
  return short.format(new Date(iso));
}

/** Formats a number of minutes: '42 minutes', '3.5 hours', '2 days'. */
export function durationInWords(minutes: number): string {
  const [size, unit] = minutes < 60 ? [1, 'minute'] : minutes < 48 * 60 ? [60, 'hour'] : [24 * 60, 'day'];
  const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat('en-CA', format).format(minutes / size);
}
