/** The time zone of the business, whose days and hours the product counts in. */
export const timeZone = 'America/Toronto';
