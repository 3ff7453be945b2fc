import * as v from 'valibot';
import { asciiDigits } from '../digits.ts';
import { isStorableTime, lines, oneLine, storable } from '../storable.ts';
import type { Field, FieldFacts } from './field.ts';
import { formatPatterns } from './format.ts';
import { maxLengthMessage, missingOr, unitOf } from './messages.ts';

// The kinds of fields that are texts. Each normalizes a value and checks it; the first broken rule counts.
// By the annotations, a bundle leaves out the fields that nothing in it uses.

type TextOptions = Pick<FieldFacts, 'minLength' | 'trim' | 'multiline' | 'cut'>;

/** A text of one line, or with `multiline` of several. */
export const text = /* @__NO_SIDE_EFFECTS__ */ (
  label: string,
  maxLength: number,
  options: TextOptions = {},
) => textOf({ label, maxLength, ...options });

/** A text of any content, '' too; only its length is limited. */
export const anyText = /* @__NO_SIDE_EFFECTS__ */ (label: string, maxLength: number) =>
  textOf({ label, maxLength, minLength: 0, trim: false });

/** A password, preserved as it is. */
export const password = /* @__NO_SIDE_EFFECTS__ */ (label: string, maxLength: number, minLength?: number) =>
  textOf({ label, maxLength, trim: false, ...(minLength && { minLength }) });

export const email = /* @__NO_SIDE_EFFECTS__ */ (label: string, maxLength: number) =>
  textOf(
    { label, maxLength, format: 'email' },
    matching('email', 'Enter an email address like name@example.com.'),
  );

/** A phone number; only its digits remain, in ASCII. */
export const digits = /* @__NO_SIDE_EFFECTS__ */ (
  label: string,
  maxLength: number,
  options: Pick<FieldFacts, 'cut'> = {},
) =>
  textOf(
    { label, maxLength, format: 'digits', ...options },
    matching('digits', `${label} is digits only.`),
    (typed) => asciiDigits(typed).replace(/\D/g, ''),
  );

export const letters = /* @__NO_SIDE_EFFECTS__ */ (label: string, maxLength: number) =>
  textOf(
    { label, maxLength, format: 'letters' },
    matching('letters', `${label} is letters and spaces only.`),
    (typed) => typed.replace(/\p{Zs}/gu, ' '),
  );

/** The path of a page of this site. */
export const path = /* @__NO_SIDE_EFFECTS__ */ (label: string, maxLength: number) =>
  textOf(
    { label, maxLength, format: 'path', trim: false },
    matching('path', `${label} is the path of a page here, like /blog.`),
  );

export const uuid = /* @__NO_SIDE_EFFECTS__ */ (label: string) =>
  textOf({ label, format: 'uuid' }, matching('uuid', uuidMessage(label)), (typed) => typed.toLowerCase());

/** The message for a text that is not a UUID. */
export const uuidMessage = (label: string) => `${label} is a UUID.`;

/** A day, as '2025-03-31'. An ISO time is reduced to its date. */
export const day = /* @__NO_SIDE_EFFECTS__ */ (label: string) =>
  textOf(
    { label, format: 'date' },
    v.check(
      (typed: string) => formatPatterns.date.test(typed) && isRealDay(typed),
      `${label} is a date like 2025-03-31.`,
    ),
    (typed) =>
      /^\d{4}-\d\d-\d\dT/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed.slice(0, 10) : typed,
  );

/** A time with its time zone, as ISO 8601. GraphQL's scalar for times has parsed it. */
export const time = /* @__NO_SIDE_EFFECTS__ */ (label: string) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (value instanceof Date ? value.toISOString() : value)),
    textOf(
      { label, format: 'datetime' },
      v.check(
        (typed: string) => formatPatterns.datetime.test(typed) && isStorableTime(new Date(typed)),
        `${label} is a time like 2025-03-31T09:00:00Z.`,
      ),
    ),
  );

export const choice = /* @__NO_SIDE_EFFECTS__ */ <const Options extends readonly string[]>(
  label: string,
  options: Options,
) =>
  textOf(
    { label, oneOf: options },
    v.check((typed: string) => options.includes(typed), `Choose one of: ${options.join(', ')}.`),
  ) as Field<Options[number]>;

type TextFacts = Omit<FieldFacts, 'kind' | 'required'>;

/** Builds the schema of a text; `clean` is applied after the text is trimmed. */
function textOf(
  given: TextFacts,
  check: v.PipeAction<string, string, v.BaseIssue<unknown>> = v.check(() => true),
  clean: (typed: string) => string = (typed) => typed,
) {
  const facts: FieldFacts = { kind: 'text', required: true, ...given };
  const { label, minLength = 1, maxLength = Infinity } = facts;
  const unit = unitOf(facts);
  return v.pipe(
    v.unknown(),
    v.string(missingOr(label, `${label} is text.`)),
    v.transform((typed) => normalized(facts, clean, typed)),
    v.minLength(Math.min(minLength, 1), `${label} is required.`),
    v.minLength(minLength, `${label} is at least ${minLength} ${unit}.`),
    check,
    v.maxLength(maxLength, maxLengthMessage(facts)),
    v.metadata({ facts }),
  );
}

function normalized(
  { trim, multiline, cut, maxLength }: FieldFacts,
  clean: (typed: string) => string,
  typed: string,
) {
  const trimmed = trim === false ? storable(typed) : (multiline ? lines(typed) : oneLine(typed)).trim();
  const cleaned = clean(trimmed);
  return cut ? oneLine(cleaned.slice(0, maxLength)) : cleaned;
}

const matching = (format: keyof typeof formatPatterns, message: string) =>
  v.regex(formatPatterns[format], message);

/** Returns whether the calendar has this day; years start at 1 (docs/product.md). */
function isRealDay(typed: string): boolean {
  const date = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(typed) && !typed.startsWith('0000');
}
