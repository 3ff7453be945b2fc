/** Arguments of a `@constraint` directive; `label` is the field's name in messages. */
export interface Constraint {
  label: string;
  /** UTF-16 units, as the `maxlength` of a control counts them; of a list of texts, in each of them. */
  maxLength?: number;
  /** 1 where a non-null text says nothing else; 0 lets a non-null text be empty. */
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  min?: number;
  format?: Format;
  oneOf?: readonly string[];
  /** `false` keeps the spaces around a text, for passwords. */
  trim?: boolean;
}

export type Format = 'email' | 'digits' | 'letters' | 'date' | 'datetime' | 'uuid' | 'number' | 'path';

/** A way of breaking a rule. */
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
  | 'oneOf'
  | Format;

/** Patterns of the trimmed values; `required` handles empty ones. */
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
  // A path as in `location.pathname`. Browsers treat '//host' and '/\host' as other hosts.
  path: /^\/(?!\/)[!-[\]-~]*$/,
};
