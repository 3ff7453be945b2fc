// The one place of what a rule says and of what a format looks like.

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
  format?: ConstraintFormat;
  oneOf?: readonly string[];
  /** False leaves the spaces around a text: a password is what was typed. */
  trim?: boolean;
}

export type ConstraintFormat =
  | 'email'
  | 'digits'
  | 'letters'
  | 'date'
  | 'datetime'
  | 'uuid'
  | 'number'
  | 'path'
  | 'link';

/** A way of breaking a rule. */
export type ConstraintKind =
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
  | ConstraintFormat;

/** What a trimmed value of each format matches; an empty one is the business of 'required'. */
export const constraintPatterns: Record<ConstraintFormat, RegExp> = {
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
  // An http(s) URL with a host, or a path of this site: neither another scheme nor '//host', which names a site too.
  link: /^(?:https?:\/\/[^\s/?#@:\\]+(?::\d{1,5})?(?:[/?#]\S*)?|\/(?![/\\])\S*)$/i,
};

/** The sentence for a broken rule, e.g. 'First name is at most 36 characters.' */
export function constraintMessage(kind: ConstraintKind, rule: Constraint): string {
  const unit = rule.format === 'digits' ? 'digits' : 'characters';
  switch (kind) {
    case 'required':
      return `${rule.label} is required.`;
    case 'text':
      return `${rule.label} is text.`;
    case 'list':
      return `${rule.label} is a list of texts.`;
    case 'integer':
      return `${rule.label} is a whole number.`;
    case 'boolean':
      return `${rule.label} is true or false.`;
    case 'minLength':
      return `${rule.label} is at least ${rule.minLength} ${unit}.`;
    case 'maxLength':
      return `${rule.label} is at most ${rule.maxLength} ${unit}.`;
    // The only bounded lists are uploaded photos, whose words are fixed: other clients compare them, article included.
    case 'minItems':
      return 'Please upload a image file';
    case 'maxItems':
      return `You can upload a maximum of ${rule.maxItems} images.`;
    case 'min':
      return rule.min === 0 ? `${rule.label} cannot be negative.` : `${rule.label} is at least ${rule.min}.`;
    case 'oneOf':
      return `Choose one of: ${(rule.oneOf ?? []).join(', ')}.`;
    case 'email':
      return 'Enter an email address like name@example.com.';
    case 'digits':
      return `${rule.label} is digits only.`;
    case 'letters':
      return `${rule.label} is letters and spaces only.`;
    case 'date':
      return `${rule.label} is a date like 2025-03-31.`;
    case 'datetime':
      return `${rule.label} is a time like 2025-03-31T09:00:00Z.`;
    case 'uuid':
      return `${rule.label} is a UUID.`;
    case 'number':
      return `${rule.label} is a number.`;
    case 'path':
      return `${rule.label} is the path of a page here, like /blog.`;
    case 'link':
      return `${rule.label} is an address like https://example.com/page, or a path like /page.`;
  }
}
