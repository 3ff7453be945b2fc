import * as v from 'valibot';
import { type ControlFacts, type Field, type FieldFacts, type Fields, factsOf } from './field.ts';

/** What the editor knows of a field, as JSON: the kind of its control, its label and its limits. */
export interface Descriptor {
  kind:
    | 'blocks'
    | 'group'
    | 'list'
    | 'text'
    | 'richText'
    | 'link'
    | 'number'
    | 'boolean'
    | 'choice'
    | 'picture'
    | 'video'
    | 'relation';
  label: string;
  hint?: string;
  /** Marks the label with an asterisk. */
  required?: boolean;
  /** The environment variable that sets the original value. */
  variable?: string;
  optional?: true;
  /** Of the blocks of a page: the keys of those that stay, and the kinds that the owner may add. */
  fixed?: string[];
  kinds?: Record<string, Descriptor>;
  /** Of a group, in the order of the page. */
  fields?: Record<string, Descriptor>;
  /** Of a list. */
  item?: Descriptor;
  minItems?: number;
  maxItems?: number;
  /** Of a list: the name of an item in buttons, such as 'block'. */
  itemName?: string;
  /** Of a list: saving drops items that lack a text. */
  dropsIncomplete?: boolean;
  /** Of a list: the number of empty items at first. */
  startItems?: number;
  /** Of a text or of the text of a link, in characters. */
  maxLength?: number;
  multiline?: boolean;
  /** Whether a text may contain tokens. */
  tokens?: boolean;
  /** Of a rich text: may contain pictures, and is plain text if it has no formatting. */
  block?: boolean;
  /** Of a picture: false for one that is stored as its URL, without a focal point. */
  focal?: boolean;
  /** Of a picture: requires an alternative text. */
  altRequired?: boolean;
  /** Of a video: the field of the picture that is shown until it plays. */
  poster?: string;
  /** Of a number. */
  min?: number;
  max?: number;
  /** Of a choice. */
  options?: string[];
  /** The words for the options, if they differ. */
  names?: readonly string[];
  /** Of a relation: the kind of the entries. */
  to?: string;
}

/** Returns the descriptors of the fields of an entry. */
export function describeFields(fields: Fields): Record<string, Descriptor> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describe(factsOf(field))]));
}

function describe(facts: FieldFacts): Descriptor {
  const { label, control: { as, ...control } = {}, kind, oneOf, item, required } = facts;
  const { minItems, maxItems, maxLength, multiline = as === 'paragraph', min } = facts;
  const limits = Object.entries({ minItems, maxItems, maxLength, min }).filter(([, it]) => it !== undefined);
  return {
    ...control,
    ...Object.fromEntries(limits),
    kind: kindOf(as, oneOf ? 'choice' : kind),
    label,
    required,
    multiline,
    ...(oneOf && { options: [...oneOf] }),
    ...(item && { item: { kind: 'group', label: control.itemName ?? label, fields: describeFields(item) } }),
  };
}

function kindOf(as: ControlFacts['as'], kind: FieldFacts['kind'] | 'choice'): Descriptor['kind'] {
  if (as && as !== 'paragraph') return as;
  if (kind === 'integer') return 'number';
  return kind === 'inputs' ? 'list' : kind;
}

/** Marks a text that may contain tokens. */
export const withTokens = <Output>(field: Field<Output>): Field<Output> => shownAs(field, { tokens: true });

/** Adds facts about the control of a field. */
export function shownAs<Output>(field: Field<Output>, control: ControlFacts): Field<Output> {
  const facts = factsOf(field);
  return v.pipe(field, v.metadata({ facts: { ...facts, control: { ...facts.control, ...control } } }));
}
