/** A field of the editor, as JSON. `describe.ts` derives it from a page's schema. */
export interface Field {
  kind: 'blocks' | 'group' | 'list' | 'text' | 'link' | 'number' | 'boolean' | 'choice' | 'picture';
  label: string;
  /** The environment variable that sets the original value. */
  variable?: string;
  optional?: true;
  /** Of the blocks of a page: the keys of those that stay, and the kinds that the owner may add. */
  fixed?: string[];
  kinds?: Record<string, Field>;
  /** Of a group, in the order of the page. */
  fields?: Record<string, Field>;
  /** Of a list. */
  item?: Field;
  minItems?: number;
  maxItems?: number;
  /** Of a text or of the text of a link, in characters. */
  maxLength?: number;
  multiline?: boolean;
  /** Whether a text may contain tokens. */
  tokens?: boolean;
  /** Of a number. */
  min?: number;
  max?: number;
  /** Of a choice. */
  options?: string[];
}
