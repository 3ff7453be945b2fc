import { isAmbiguousAmount, readAmount } from './amount.ts';
import { type Constraint, type Format, formatPatterns, type Violation } from './constraint.ts';
import { asciiDigits } from './digits.ts';
import { violationMessage } from './messages.ts';
import { isStorableTime, lines, oneLine, storable } from './storable.ts';

/** The type of a field's value, derived from its GraphQL type. */
export type Shape = 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'inputs';

/** A field's constraint with the properties of its type. */
export interface Rule extends Constraint {
  /** Defaults to 'text'. */
  shape?: Shape;
  /** False allows missing, null and empty values. */
  required: boolean;
  /** Used if the value is missing. */
  default?: string;
  /** The rules of each item of a list of inputs. */
  item?: Rules;
}

/** The rules of an input, by the names of its fields. */
export type Rules = Readonly<Record<string, Rule>>;

/** Messages by field name; fields of items are named like `blogs_content[0].heading`. */
export type FieldErrors = Record<string, string>;

/**
 * Checks and normalises the values of an input; returns the first error of each field. Ignores names without a rule, but
 * with `strict` returns errors for them and checks nothing else. Server and browser both use this function.
 */
export function checkValues(
  rules: Rules,
  values: unknown,
  { strict }: { strict: boolean },
): [FieldErrors, input: Record<string, unknown>] {
  const given = isObject(values) ? values : {};
  // `hasOwn`, because every object inherits `constructor`.
  const unknown = strict ? Object.keys(given).filter((name) => !Object.hasOwn(rules, name)) : [];
  if (unknown.length > 0)
    return [Object.fromEntries(unknown.map((name) => [name, 'There is no such field.'])), {}];
  const errors: FieldErrors = {};
  const itemErrors: FieldErrors = {};
  const input: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    let value = normalise(rule, given[name]) ?? rule.default;
    const violation = violationOf(rule, value);
    if (violation && rule.droppable) value = undefined;
    else if (violation) errors[name] = violationMessage(violation, rule);
    else if (rule.item && Array.isArray(value)) {
      const items = value.map((item) => checkValues(rule.item ?? {}, item, { strict }));
      for (const [index, [found]] of items.entries()) {
        for (const [key, message] of Object.entries(found)) itemErrors[`${name}[${index}].${key}`] = message;
      }
      value = items.map(([, made]) => made);
    }
    if (value !== undefined) input[name] = value;
  }
  return [{ ...errors, ...itemErrors }, input];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Normalises a value for validation and storage; returns unreadable values unchanged, for `violationOf` to report. */
function normalise(rule: Rule, value: unknown): unknown {
  if (Array.isArray(value))
    return rule.shape === 'list'
      ? value.map((item) => (typeof item === 'string' ? storable(item) : item))
      : value;
  // GraphQL reads a single value as a list of one.
  if (rule.shape === 'list' && typeof value === 'string') return [storable(value)];
  // The scalar for times has parsed it.
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return value ?? undefined;
  if (!rule.required && value.trim() === '') return undefined;
  if (rule.shape === 'integer') return /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (rule.shape === 'number') return readAmount(value) ?? value;
  const text = asText(rule, value);
  const formed = rule.format ? asFormat(rule.format, text) : text;
  const kept = rule.cut ? oneLine(formed.slice(0, rule.maxLength)) : formed;
  return kept === '' && !rule.required ? undefined : kept;
}

function asText({ trim, multiline }: Rule, value: string): string {
  if (trim === false) return storable(value);
  return (multiline ? lines(value) : oneLine(value)).trim();
}

function asFormat(format: Format, text: string): string {
  if (format === 'digits') return asciiDigits(text).replace(/\D/g, '');
  if (format === 'uuid') return text.toLowerCase();
  // An ISO time is reduced to its date.
  if (format === 'date' && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)))
    return text.slice(0, 10);
  return text;
}

/** Returns how a normalised value breaks its rule; undefined if it does not. */
function violationOf(rule: Rule, value: unknown): Violation | undefined {
  if (value === undefined || value === null) {
    if (!rule.required) return undefined;
    return rule.shape === 'list' && rule.minItems ? 'minItems' : 'required';
  }
  return checks[rule.shape ?? 'text'](rule, value);
}

type Check = (rule: Rule, value: unknown) => Violation | undefined;

const checks: Record<Shape, Check> = {
  text: brokenText,
  number: brokenNumber,
  integer: brokenInteger,
  boolean: (_, value) => (typeof value === 'boolean' ? undefined : 'boolean'),
  list: brokenList,
  // `checkValues` checks the items.
  inputs: (rule, value) => (Array.isArray(value) ? brokenCount(rule, value) : 'list'),
};

function brokenText(rule: Rule, value: unknown): Violation | undefined {
  if (typeof value !== 'string') return 'text';
  const { minLength = 1, maxLength, format, oneOf } = rule;
  if (value === '') return minLength > 0 ? 'required' : undefined;
  if (value.length < minLength) return 'minLength';
  if (format && !hasFormat(format, value)) return format;
  if (maxLength !== undefined && value.length > maxLength) return 'maxLength';
  if (oneOf && !oneOf.includes(value)) return 'oneOf';
  return undefined;
}

function hasFormat(format: Format, value: string): boolean {
  return (
    formatPatterns[format].test(value) &&
    (format !== 'date' || isRealDay(value)) &&
    (format !== 'datetime' || isStorableTime(new Date(value)))
  );
}

/** Returns whether the calendar has this day; years start at 1 (docs/product.md). */
function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && !day.startsWith('0000');
}

function brokenNumber(rule: Rule, value: unknown): Violation | undefined {
  if (typeof value === 'string' && isAmbiguousAmount(value)) return 'ambiguous';
  const readable =
    typeof value === 'number' || (typeof value === 'string' && formatPatterns.number.test(value));
  if (!readable || !Number.isFinite(Number(value))) return 'number';
  if (rule.maxLength !== undefined && String(value).length > rule.maxLength) return 'maxLength';
  return rule.min !== undefined && Number(value) < rule.min ? 'min' : undefined;
}

/** Integers have 32 bits, in GraphQL and in the database. */
function brokenInteger({ min }: Rule, value: unknown): Violation | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31 - 1)
    return 'integer';
  return min !== undefined && value < min ? 'min' : undefined;
}

/** Returns how a list has too few or too many items. */
export function brokenCount({ minItems, maxItems }: Constraint, list: unknown[]): Violation | undefined {
  if (minItems !== undefined && list.length < minItems) return 'minItems';
  return maxItems !== undefined && list.length > maxItems ? 'maxItems' : undefined;
}

function brokenList(rule: Rule, value: unknown): Violation | undefined {
  if (!Array.isArray(value)) return 'list';
  const broken = brokenCount(rule, value);
  if (broken) return broken;
  if (!value.every((item) => typeof item === 'string')) return 'list';
  const { maxLength } = rule;
  if (maxLength !== undefined && value.some((item) => item.length > maxLength)) return 'maxLength';
  return undefined;
}
