// Numbers that texts of the site name.

/** Periods, with their words in texts. */
export const periods = {
  reset: { hours: 1, words: 'one hour' },
  invitation: { hours: 72, words: 'three days' },
  confirmation: { hours: 7 * 24, words: 'a week' },
  unusedPicture: { hours: 7 * 24, words: 'a week' },
  unclaimedPhoto: { hours: 24, words: 'a day' },
  trash: { hours: 30 * 24, words: 'thirty days' },
  activity: { hours: 90 * 24, words: '90 days' },
} as const;

/** Returns the length of a period in milliseconds. */
export const millisecondsOf = ({ hours }: { hours: number }): number => hours * 60 * 60 * 1000;

/**
 * Tries to send mails of batches, such as newsletters, of all processes: mail providers limit the rate. 1,500
 * an hour; 2,000 a day is the limit of a common business account.
 */
export const BATCH_MAILS_PER_MINUTE = 25;
