import * as v from 'valibot';
import { type ControlFacts, type Field, type FieldFacts, type Fields, factsOf } from './field.ts';

/** The description of a field for the editor, as JSON: the kind, label, limits and facts of its control. */
export interface Descriptor
  extends Omit<ControlFacts, 'as'>,
    Pick<FieldFacts, 'minItems' | 'maxItems' | 'maxLength' | 'multiline' | 'min' | 'max'> {
  kind:
    | 'blocks'
    | 'group'
    | 'list'
    | 'text'
    | 'day'
    | 'richText'
    | 'link'
    | 'number'
    | 'boolean'
    | 'choice'
    | 'picture'
    | 'video'
    | 'relation'
    | 'page'
    | 'mailable';
  label: string;
  /** Marks the label with an asterisk. */
  required?: boolean;
  optional?: true;
  /** Of a group, in the order of the page. */
  fields?: Record<string, Descriptor>;
  /** Of a choice. */
  options?: string[];
}

/** Returns the descriptors of the fields of an entry. */
export function describeFields(fields: Fields): Record<string, Descriptor> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...describe(field), required: isMarked(factsOf(field)) },
    ]),
  );
}

/** A flag has a value in any case. */
const isMarked = ({ required, kind }: FieldFacts) => required && kind !== 'boolean';

/** Returns the descriptor of a field without the mark of a required one, which pages do not have. */
export function describe(field: Field): Descriptor {
  const facts = factsOf(field);
  const { label, control: { as, ...control } = {}, kind, oneOf, item } = facts;
  const { minItems, maxItems, maxLength, multiline = as === 'paragraph', min, max, format } = facts;
  const limits = Object.entries({ minItems, maxItems, maxLength, min, max }).filter(
    ([, it]) => it !== undefined,
  );
  return {
    ...control,
    ...Object.fromEntries(limits),
    kind: kindOf(as, oneOf ? 'choice' : format === 'date' ? 'day' : kind),
    label,
    multiline,
    ...(oneOf && { options: [...oneOf] }),
    ...(item && { item: { kind: 'group', label: control.itemName ?? label, fields: describeFields(item) } }),
  };
}

function kindOf(as: ControlFacts['as'], kind: FieldFacts['kind'] | 'choice' | 'day'): Descriptor['kind'] {
  if (as && as !== 'paragraph') return as;
  if (kind === 'integer') return 'number';
  return kind === 'inputs' ? 'list' : kind;
}

/** Returns the labels of the fields and items on a path such as `cards.items[1].picture.alt`. */
export function labelsOn(fields: Record<string, Descriptor>, path: string): string[] {
  const labels: string[] = [];
  let inner: Record<string, Descriptor> = fields;
  for (const [, key = '', index] of path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)) {
    const field = inner[key];
    if (!field) break;
    const { label, item, itemName = item?.label ?? label } = field;
    const named = `${itemName.charAt(0).toUpperCase()}${itemName.slice(1)}`;
    labels.push(index === undefined ? label : `${named} ${Number(index) + 1}`);
    inner = (index === undefined ? field : item)?.fields ?? {};
  }
  return labels;
}

/** Marks a text that may contain tokens. */
export const withTokens = <Output>(field: Field<Output>): Field<Output> => shownAs(field, { tokens: true });

/** Adds facts about the control of a field. */
export function shownAs<Output>(field: Field<Output>, control: ControlFacts): Field<Output> {
  const facts = factsOf(field);
  return v.pipe(field, v.metadata({ facts: { ...facts, control: { ...facts.control, ...control } } }));
}
