/** The arguments of a `@constraint` directive; `label` is the field's label in the form. */
export interface Constraint {
  label: string;
  /** In UTF-16 units, like the `maxlength` of a control. Applies to each item of a list. */
  maxLength?: number;
  /** Defaults to 1 for required texts; 0 allows empty ones. */
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  /** The name of a list's items in messages. */
  items?: 'images';
  min?: number;
  format?: Format;
  oneOf?: readonly string[];
  /** False preserves a text as it is, for passwords. */
  trim?: boolean;
  /** True allows several lines. */
  multiline?: boolean;
  /** True shortens a text that exceeds `maxLength`. */
  cut?: boolean;
  /** True drops a value that breaks the rule, for facts that are less important than the input. */
  droppable?: boolean;
}

export type Format = 'email' | 'digits' | 'letters' | 'date' | 'datetime' | 'uuid' | 'number' | 'path';

/** The part of a rule that a value breaks. */
export type Violation =
  | 'required'
  | 'text'
  | 'list'
  | 'integer'
  | 'boolean'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'min'
  | 'ambiguous'
  | 'oneOf'
  | Format;

/** The pattern of each format, for trimmed values that are not empty. */
export const formatPatterns: Record<Format, RegExp> = {
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
};
