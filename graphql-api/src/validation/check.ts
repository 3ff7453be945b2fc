import { isStorableTime, storable } from '../text/storable.ts';
import {
  type Constraint,
  type ConstraintFormat,
  type ConstraintKind,
  constraintPatterns,
} from './messages.ts';

/** The type of a field's value before its rule is checked; the scalar of the field decides. */
export type Shape = 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'inputs';

/** A field's rule with what its type adds to it. */
export interface Rule extends Constraint {
  shape: Shape;
  /** Whether it may be left out, null or empty. */
  optional: boolean;
  /** False leaves the spaces around a text: a password is what was typed. */
  trim: boolean;
}

/** Normalises a value to the form in which it is validated and stored; what it cannot read it leaves for `brokenRule`. */
export function normalise(rule: Rule, value: unknown): unknown {
  if (Array.isArray(value))
    return rule.shape === 'list'
      ? value.map((item) => (typeof item === 'string' ? storable(item) : item))
      : value;
  // GraphQL reads a lone value as a list of one; every transport does.
  if (rule.shape === 'list' && typeof value === 'string') return [storable(value)];
  if (typeof value !== 'string') return value ?? undefined;
  if (rule.shape === 'integer') return /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  const text = rule.trim ? storable(value).trim() : storable(value);
  const formed = rule.format ? asFormat(rule.format, text) : text;
  return formed === '' && rule.optional ? undefined : formed;
}

function asFormat(format: ConstraintFormat, text: string): string {
  if (format === 'digits') return text.replace(/\D/g, '');
  if (format === 'uuid') return text.toLowerCase();
  // An ISO time is read as the day that it names.
  if (format === 'date' && /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)))
    return text.slice(0, 10);
  return text;
}

/** How a normalised value breaks its rule; undefined where it satisfies it. The order is the browser's. */
export function brokenRule(rule: Rule, value: unknown): ConstraintKind | undefined {
  if (value === undefined || value === null) {
    if (rule.optional) return undefined;
    return rule.shape === 'list' && rule.minItems ? 'minItems' : 'required';
  }
  return judges[rule.shape](rule, value);
}

type Judge = (rule: Rule, value: unknown) => ConstraintKind | undefined;

const judges: Record<Shape, Judge> = {
  text: brokenText,
  number: brokenNumber,
  integer: brokenInteger,
  boolean: (_, value) => (typeof value === 'boolean' ? undefined : 'boolean'),
  list: brokenList,
  // Its items have rules of their own.
  inputs: (_, value) => (Array.isArray(value) ? undefined : 'list'),
};

function brokenText(rule: Rule, value: unknown): ConstraintKind | undefined {
  if (typeof value !== 'string') return 'text';
  const { minLength = 1, maxLength, format, oneOf } = rule;
  if (value === '') return minLength > 0 ? 'required' : undefined;
  if (value.length < minLength) return 'minLength';
  if (format && !hasFormat(format, value)) return format;
  if (maxLength !== undefined && value.length > maxLength) return 'maxLength';
  if (oneOf && !oneOf.includes(value)) return 'oneOf';
  return undefined;
}

function hasFormat(format: ConstraintFormat, value: string): boolean {
  return (
    constraintPatterns[format].test(value) &&
    (format !== 'date' || isRealDay(value)) &&
    (format !== 'datetime' || isStorableTime(new Date(value)))
  );
}

/** Whether the calendar has this day: neither February 30th nor the year 0 (docs/product.md: from year 1). */
function isRealDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && !day.startsWith('0000');
}

function brokenNumber(rule: Rule, value: unknown): ConstraintKind | undefined {
  const readable =
    typeof value === 'number' || (typeof value === 'string' && constraintPatterns.number.test(value));
  if (!readable || !Number.isFinite(Number(value))) return 'number';
  if (rule.maxLength !== undefined && String(value).length > rule.maxLength) return 'maxLength';
  return rule.min !== undefined && Number(value) < rule.min ? 'min' : undefined;
}

/** GraphQL's integers have 32 bits, and so have the database's. */
function brokenInteger({ min }: Rule, value: unknown): ConstraintKind | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31 - 1)
    return 'integer';
  return min !== undefined && value < min ? 'min' : undefined;
}

function brokenList({ minItems, maxItems, maxLength }: Rule, value: unknown): ConstraintKind | undefined {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return 'list';
  if (minItems !== undefined && value.length < minItems) return 'minItems';
  if (maxItems !== undefined && value.length > maxItems) return 'maxItems';
  if (maxLength !== undefined && value.some((item) => item.length > maxLength)) return 'maxLength';
  return undefined;
}
