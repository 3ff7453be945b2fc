interface FollowUpChoice {
  /** The key of the inbox. */
  key: string;
  label: string;
  /** Returns the number of days until then, from a day of the week: 0 is Sunday. */
  daysFrom: (weekday: number) => number;
}

/** The days that a follow-up is often put off to. */
export const followUpChoices: readonly FollowUpChoice[] = [
  { key: 't', label: 'Tomorrow', daysFrom: () => 1 },
  { key: 'm', label: 'Monday', daysFrom: (weekday) => (8 - weekday) % 7 || 7 },
  { key: 'w', label: 'In a week', daysFrom: () => 7 },
];

/** Returns the day of a choice, such as '2026-12-07', as seen on a day. */
export function dayOfChoice({ daysFrom }: Pick<FollowUpChoice, 'daysFrom'>, on: string): string {
  const day = new Date(on);
  day.setUTCDate(day.getUTCDate() + daysFrom(day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}
