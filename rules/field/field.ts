import * as v from 'valibot';
import type { Descriptor } from './descriptor.ts';
import type { Format } from './format.ts';

/** Facts about the control of a field, which the server does not read. */
export interface ControlFacts {
  /** The kind of the control, if it does not follow from the field's. */
  as?: 'paragraph' | 'richText' | 'picture' | 'video' | 'relation' | 'page' | 'mailable';
  hint?: string;
  /** Of a choice: the words for its options. */
  names?: readonly string[];
  /** Of a choice that may be empty: the words for none. */
  none?: string;
  /** Of a rich text: may contain pictures, and is plain text if it has no formatting. */
  block?: boolean;
  /** Whether a text may contain tokens, such as `{vacantStaging.price}`. */
  tokens?: boolean;
  /** Whether a text is the target of a link, which its control completes. */
  link?: boolean;
  /** Of a picture: has a focal point. */
  focal?: boolean;
  /** Of a picture: requires an alternative text. */
  altRequired?: boolean;
  /** Of a picture of a list's item: a tile; one beside other fields is as low as a row. */
  tile?: boolean;
  /** Of a list of pictures: the list to which two of them move as a pair, and the entry's own pair. */
  pair?: { list: string; before: string; after: string };
  /** Of a video: the field of the picture that is shown until it plays. */
  poster?: string;
  /** Of a relation: the kind of the entries. */
  to?: string;
  /** Of a list: the name of an item in buttons, such as 'block'. */
  itemName?: string;
  /** Of a list: saving drops items that lack a text. */
  dropsIncomplete?: boolean;
  /** Of a list: the number of empty items at first. */
  startItems?: number;
  /** The environment variable that sets the original value. */
  variable?: string;
  /** Of a block of a page that is only data: the editor does not show it. */
  unseen?: boolean;
  /** Of the blocks of a page: the keys of those that stay, and the kinds that the owner may add. */
  fixed?: string[];
  kinds?: Record<string, Descriptor>;
  /** Of the blocks of a page: one of them. Other lists describe their items themselves. */
  item?: Descriptor;
}

/** The properties of a field, for its control, the schema of GraphQL and mails. */
export interface FieldFacts {
  control?: ControlFacts;
  /** The label of the control, and the name in messages. */
  label: string;
  kind: 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'inputs' | PageKind;
  /** False allows missing, null and empty values. */
  required: boolean;
  /** Used if the value is missing. */
  default?: string;
  /** In UTF-16 units, like the `maxlength` of a control. Applies to each item of a list. */
  maxLength?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  /** The name of a list's items in messages. */
  items?: 'images';
  min?: number;
  max?: number;
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
  /** The fields of each item of a list of inputs. */
  item?: Fields;
}

/** The kinds of fields that only the content of pages has. */
type PageKind = 'blocks' | 'group' | 'link' | 'picture';

/** A Valibot schema with the facts of the field as metadata. Its input is a client's value, of any type. */
export type Field<Output = unknown> = v.GenericSchema<unknown, Output>;

/** The fields of a form or an entry by name, in the order of the form. */
export type Fields = Readonly<Record<string, Field>>;

/** The values of fields after their check. */
export type ValuesOf<F extends Fields> = {
  [Name in keyof F as undefined extends v.InferOutput<F[Name]> ? never : Name]: v.InferOutput<F[Name]>;
} & {
  [Name in keyof F as undefined extends v.InferOutput<F[Name]> ? Name : never]?: Exclude<
    v.InferOutput<F[Name]>,
    undefined
  >;
};

/** Returns the facts of a field. */
export function factsOf(field: Field): FieldFacts {
  return v.getMetadata(field)['facts'] as FieldFacts;
}

/** Returns the labels of fields by name, in the order of the form. */
export function labelsOf(fields: Fields): Map<string, string> {
  return new Map(Object.entries(fields).map(([name, field]) => [name, factsOf(field).label]));
}
