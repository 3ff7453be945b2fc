import type { Business } from '../../rules/server-bundle.ts';

/** Returns the value of the token `{business.retention}`, for the privacy page only. */
export function retention({ leadRetentionDays: days }: Pick<Business, 'leadRetentionDays'>): string {
  return days
    ? `for ${duration(days)} after we last wrote to each other, or until you ask us to delete it`
    : 'until you ask us to delete it or we no longer need it';
}

/** Formats 1095 days as '3 years', other values as '400 days'. */
function duration(days: number): string {
  const years = days / 365;
  return Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${days} days`;
}
