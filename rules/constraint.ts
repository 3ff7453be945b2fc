/** What a `@constraint` directive may say about a field; `label` is how the form names the field. */
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
  /** False leaves the spaces around a text: a password is what was typed. */
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

/** What a trimmed value of each format matches; an empty one is the business of 'required'. */
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
  // As `location.pathname` spells it. Browsers read '//host' and '/\host' as addresses elsewhere.
  path: /^\/(?!\/)[!-[\]-~]*$/,
};
