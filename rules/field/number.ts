import * as v from 'valibot';
import { isAmbiguousAmount, readAmount } from '../amount.ts';
import type { FieldFacts } from './field.ts';
import { formatPatterns } from './format.ts';
import { maxLengthMessage, minMessage, missingOr } from './messages.ts';

/** Groups of three digits as other countries write them: 1.250.000 or 1'250'000. */
const otherGroups = /^\$?\d{1,3}(?:[.'’]\d{3}){2,10}\$?$/;

/** A whole number, as number or text. */
export function integer(label: string, limits: Pick<FieldFacts, 'min' | 'max'> = {}) {
  const facts: FieldFacts = { label, kind: 'integer', required: true, ...limits };
  const { min, max = Infinity } = limits;
  return v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value,
    ),
    v.number(missingOr(label, `${label} is a whole number.`)),
    // Integers have 32 bits, in GraphQL and in the database.
    v.check(
      (value) => Number.isInteger(value) && Math.abs(value) <= 2 ** 31 - 1,
      `${label} is a whole number.`,
    ),
    v.minValue(min ?? -Infinity, minMessage(label, min)),
    v.check((value) => value <= max, `${label} is at most ${max}.`),
    v.metadata({ facts }),
  );
}

/** An amount in dollars, as number or text in English or French. A text stays text, as a decimal. */
export function amount(label: string, maxLength: number) {
  const facts: FieldFacts = { label, kind: 'number', required: true, min: 0, maxLength };
  return v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? (readAmount(value) ?? value.trim()) : value)),
    v.union([v.string(), v.number()], missingOr(label, `${label} is a number.`)),
    v.check(
      (value) => typeof value !== 'string' || !isAmbiguousAmount(value),
      `${label} can be read in two ways. Write it like 450000 or 450000.50.`,
    ),
    v.check(
      (value) =>
        (typeof value === 'number' || formatPatterns.number.test(value)) && Number.isFinite(Number(value)),
      ({ input }) => unreadable(label, input),
    ),
    v.check((value) => String(value).length <= maxLength, maxLengthMessage(facts)),
    v.check((value) => Number(value) >= 0, minMessage(label, 0)),
    v.metadata({ facts }),
  );
}

/** Returns the message for an amount that is no number; quotes one that is written unusually. */
function unreadable(label: string, typed: unknown): string {
  if (typeof typed !== 'string' || !otherGroups.test(typed)) return `${label} is a number.`;
  return `We can’t read “${typed}”. Write it like 1250000 or 1,250,000.`;
}

export const flag = (label: string) =>
  v.pipe(
    v.unknown(),
    v.boolean(missingOr(label, `${label} is true or false.`)),
    v.metadata({ facts: { label, kind: 'boolean', required: true } satisfies FieldFacts }),
  );
