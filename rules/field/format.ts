/** The pattern of each format, for trimmed values that are not empty. */
export const formatPatterns = {
  // The rule of `<input type="email">` in the HTML standard, with a domain that has at least one dot.
  email:
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
  digits: /^\d+$/,
  letters: /^[\p{L}\p{M} ]+$/u,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  number: /^-?(?:\d+(?:\.\d*)?|\.\d+)$/,
  // Like `location.pathname`. Browsers read '//host' and '/\host' as URLs of other sites.
  path: /^\/(?!\/)[!-[\]-~]*$/,
} as const satisfies Record<string, RegExp>;

export type Format = keyof typeof formatPatterns;
