import * as v from 'valibot';
import { type ControlFacts, type Field, type FieldFacts, type Fields, factsOf } from './field.ts';

/** The description of a field for the editor, as JSON: the kind, label, limits and facts of its control. */
export interface Descriptor
  extends Omit<ControlFacts, 'as'>,
    Pick<FieldFacts, 'minItems' | 'maxItems' | 'maxLength' | 'multiline' | 'min'> {
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
  /** Of a number. */
  max?: number;
  /** Of a choice. */
  options?: string[];
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
