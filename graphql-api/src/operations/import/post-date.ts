import { isoTime } from '../../platform/text/format.ts';

/** The date of a post. */
export interface PostDate {
  /** Null if the export has none. */
  time: Date | null;
  /** The day in the site's time zone: '2019-05-04'; null without a time. */
  day: string | null;
}

/** Returns the date of a post: `gmt`, otherwise `local`, otherwise `published` (`pubDate`). */
export function postDate(local: string, gmt: string, published: string): PostDate {
  const localTime = parse(local);
  const time = parse(gmt) ?? (localTime && inBusinessZone(localTime)) ?? parseRfc(published);
  if (!time) return { time, day: null };
  return { time, day: localTime ? localTime.toISOString().slice(0, 10) : isoTime(time).slice(0, 10) };
}

/** Parses '2019-05-04 15:30:00' as UTC. Returns null for other texts, such as '0000-00-00 00:00:00'. */
function parse(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
  const date = new Date(`${day}T${time}Z`);
  // JavaScript reads February 30 as March 2.
  const isDay = isPossible(date) && date.toISOString().startsWith(day ?? '');
  return isDay ? date : null;
}

/** Parses 'Sat, 04 May 2019 14:00:00 +0000'. WordPress writes the year -0001 for drafts. */
function parseRfc(text: string): Date | null {
  const date = new Date(/\s-\d{3,4}\s+\d\d:/.test(text) ? Number.NaN : text);
  return isPossible(date) ? date : null;
}

/** WordPress writes times before 1970 only by mistake. */
const isPossible = (date: Date) => date.getTime() > 0 && date.getUTCFullYear() <= 9999;

/** Returns the time at which clocks of the business show this time of day. */
function inBusinessZone(local: Date): Date {
  const offset = (time: Date) =>
    Date.parse(`${isoTime(time).replace(' ', 'T')}:00Z`) - Math.floor(time.getTime() / 60_000) * 60_000;
  const guess = new Date(local.getTime() - offset(local));
  return new Date(local.getTime() - offset(guess));
}
