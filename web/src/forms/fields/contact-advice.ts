const minDigits = 10;

/** Returns advice for a phone number without an area code; the form accepts it. */
export function phone(typed: string): string | undefined {
  const { length } = typed.replace(/\D/g, '');
  if (length === 0 || length >= minDigits) return undefined;
  return 'This number looks short. Please check that it has the area code.';
}

/** Domains that visitors often have. */
const usual = [
  'gmail.com',
  'hotmail.com',
  'hotmail.ca',
  'outlook.com',
  'yahoo.com',
  'yahoo.ca',
  'icloud.com',
];
const others = ['live.ca', 'live.com', 'rogers.com', 'sympatico.ca', 'bell.net', 'cogeco.ca', 'shaw.ca'];
/** Domains of providers that resemble one of them. */
const similar = ['mail.com', 'ymail.com', 'email.com', 'yahoo.co', 'live.co'];

/** Returns advice for an email address whose domain looks mistyped; the form accepts it. */
export function email(typed: string): string | undefined {
  const [, name, given = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  const domain = given.toLowerCase();
  const known = [...usual, ...others];
  if ([...known, ...similar].includes(domain)) return undefined;
  const meant = known.find((it) => isOneTypoApart(it, domain));
  return meant && `Did you mean ${name}@${meant}?`;
}

/** Whether one letter is missing, added or replaced, or two neighbours are swapped. */
function isOneTypoApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((text) => text.slice(start, text.length - end));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
