/** Returns an array of PostgreSQL of ids or names: the values have no commas, braces, quotes or spaces. */
export const arrayOf = (values: Iterable<string | number | bigint>): string => `{${[...values].join()}}`;
