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

/** Returns the next day from Monday to Friday, as seen on a day. */
export const nextWorkday = (on: string): string =>
  dayOfChoice({ daysFrom: (weekday) => (weekday < 5 ? 1 : 8 - weekday) }, on);

/**
 * Returns the choices with their days, as seen on a day, without Monday if another choice is that day; `keys`
 * are those of all choices of the day.
 */
export function choicesOn(on: string): (FollowUpChoice & { day: string; keys: string })[] {
  const choices = followUpChoices.map((choice) => ({ ...choice, day: dayOfChoice(choice, on) }));
  const sameDay = (day: string) => choices.filter((choice) => choice.day === day);
  return choices
    .map((choice) => ({
      ...choice,
      keys: sameDay(choice.day)
        .map(({ key }) => key)
        .join(''),
    }))
    .filter(({ label, keys }) => label !== 'Monday' || keys === 'm');
}
