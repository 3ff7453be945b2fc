import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { tokensInWords } from '../../../../rules/fact/token-names.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { isHtml } from '../../../../rules/wire/html.ts';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { dayInWords } from '../time-in-words.ts';
import type { Surroundings, Values } from './form.ts';

/** A field that is stored as one value, with its path such as 'hero.paragraph'. */
export interface Leaf {
  path: string;
  /** The names of its groups and its own. */
  label: string;
  field: Descriptor;
}

/** Returns the fields that are stored as one value, in the order of the page. */
export function leavesOf(fields: Record<string, Descriptor> = {}, path = '', label = ''): Leaf[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const inner = {
      path: path ? `${path}.${key}` : key,
      label: label ? `${label}: ${field.label}` : field.label,
    };
    return field.kind === 'group' ? leavesOf(field.fields, inner.path, inner.label) : [{ ...inner, field }];
  });
}

/** A field with its label and text, for comparisons. */
export interface Line {
  label: string;
  text: string;
  /** The text is HTML, sanitized by the server or written by the editor. */
  html?: boolean;
  /** The text is the URL of a picture of this site. */
  picture?: boolean;
}

/** Returns the fields with their labels and texts, with the names of related entries and of tokens. */
export function linesOf(
  fields: Record<string, Descriptor>,
  values: Values,
  { relations = {}, tokens = {} }: Partial<Surroundings> = {},
): Line[] {
  const lines = (field: Descriptor, label: string, value: unknown): Line[] => {
    const { kind, item, itemName } = field;
    if (kind === 'list' && item)
      return itemsOf(value).flatMap((it, index) =>
        lines(item, `${capital(itemName ?? label)} ${index + 1}`, it),
      );
    if (kind === 'group')
      return Object.entries(field.fields ?? {}).flatMap(([key, inner]) =>
        lines(inner, `${label}: ${inner.label}`, (value as Values | undefined)?.[key]),
      );
    if (kind === 'picture' && typeof value === 'string')
      return [{ label, text: value, picture: value !== '' }];
    if (kind === 'picture') return pictureLines(label, value as ContentPicture | undefined);
    const { to = '' } = field;
    const related = kind === 'relation' && (relations[to]?.find((it) => it.value === value)?.label ?? '');
    const text = related === false ? tokensInWords(textOf(field, value), tokens) : related;
    return [{ label, text, html: kind === 'richText' && isHtml(text) }];
  };
  return leavesOf(fields).flatMap(({ path, label, field }) => lines(field, label, values[path]));
}

/** Returns the name of a choice's value. */
export const nameOf = ({ options = [], names = options }: Descriptor, value: unknown): string =>
  names[options.indexOf(String(value))] ?? String(value ?? '');

function textOf(field: Descriptor, value: unknown): string {
  // A draft may have any text.
  if (field.kind === 'day' && !Number.isNaN(Date.parse(String(value)))) return dayInWords(String(value));
  if (field.kind === 'mailable') return capital(String(value ?? '').replace('/', ' '));
  if (field.kind !== 'link' || !value) return nameOf(field, value);
  const { label, to } = value as { label: string; to: string };
  return `${label}\n${to}`;
}

function pictureLines(label: string, picture?: ContentPicture): Line[] {
  if (!picture?.src) return [{ label, text: '' }];
  const { src, alt, focus } = picture;
  return [
    { label, text: src, picture: true },
    { label: `${label}: Alternative text`, text: alt },
    {
      label: `${label}: Focal point`,
      text: focus ? `${focus.x} % from the left, ${focus.y} % from the top` : '',
    },
  ];
}

/** The value of a picture that is not chosen yet. */
export const noPicture: ContentPicture = {
  src: '',
  width: 3,
  height: 2,
  alt: '',
  placeholder: '',
  sources: [],
};

/** Returns the value of a field that is not filled in, such as one of a new item. */
export function emptyValue(field: Descriptor | undefined): unknown {
  if (field?.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields ?? {}).flatMap(([key, inner]) =>
        inner.optional ? [] : [[key, emptyValue(inner)]],
      ),
    );
  if (field?.kind === 'picture') return field.focal === false ? '' : noPicture;
  if (field?.kind === 'link') return { label: '', to: '' };
  if (field?.kind === 'list') {
    const { startItems = field.minItems === 0 ? 0 : 1 } = field;
    return Array.from({ length: startItems }, () => emptyValue(field.item));
  }
  if (field?.kind === 'choice') return field.required === false ? '' : field.options?.[0];
  if (field?.kind === 'number' || field?.kind === 'relation') return undefined;
  return field?.kind === 'boolean' ? false : '';
}

/** Whether each field of a list's item is a picture. */
export const isOfPictures = ({ kind, fields = {} }: Descriptor): boolean =>
  kind === 'picture' || (kind === 'group' && Object.values(fields).every(isOfPictures));

/** Whether each field of a list's item is a tile. */
export const isOfTiles = ({ fields = {} }: Descriptor): boolean =>
  Object.values(fields).every(({ tile }) => tile);

/** Returns the name and the field of a group that has only one; undefined for others. */
export function onlyFieldOf({
  kind,
  fields = {},
}: Descriptor): [name: string, field: Descriptor] | undefined {
  const [first, ...others] = Object.entries(fields);
  return kind === 'group' && others.length === 0 ? first : undefined;
}

/** Returns an uploaded picture as a field stores it: the library's focal point holds without one here. */
export function pictureOfField({ focus: _focus, ...picture }: PictureFieldsFragment): ContentPicture {
  return picture;
}

/** Returns the number of items without an empty place for a picture. */
export const countFilled = ({ item }: Descriptor, items: unknown[]): number =>
  items.filter((it) => item && filledItem(item, it, noPicture) === undefined).length;

/** Returns the items of a list with a picture in the first empty place, else in a new item. */
export function withPicture(
  { item, maxItems = 100 }: Descriptor,
  items: unknown[],
  picture: ContentPicture,
): unknown[] {
  if (!item) return items;
  const place = items.findIndex((it) => filledItem(item, it, picture) !== undefined);
  if (place >= 0) return items.with(place, filledItem(item, items[place], picture));
  return items.length < maxItems ? [...items, filledItem(item, emptyValue(item), picture)] : items;
}

/** Returns how many pictures a list still takes. */
export function countFree(field: Descriptor, items: unknown[]): number {
  const filled = withPicture(field, items, { ...noPicture, src: '/' });
  return filled === items ? 0 : 1 + countFree(field, filled);
}

/** Returns a list's item with a picture in its first empty place; undefined if it has none. */
function filledItem(item: Descriptor, value: unknown, picture: ContentPicture): unknown {
  if (item.kind === 'picture') {
    const isEmpty = !(item.focal === false ? value : (value as ContentPicture | undefined)?.src);
    return isEmpty ? (item.focal === false ? picture.src : picture) : undefined;
  }
  for (const [key, field] of Object.entries(item.fields ?? {})) {
    const filled = filledItem(field, (value as Values)[key], picture);
    if (filled !== undefined) return { ...(value as Values), [key]: filled };
  }
  return undefined;
}

/** Returns a word with a capital letter. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Returns the items of a list. */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text that a list's item lacks if saving drops it: it is neither empty nor complete. */
export function missingText(list: Descriptor, item: unknown): Descriptor | undefined {
  if (!list.dropsIncomplete) return undefined;
  const values = (item ?? {}) as Values;
  const [empty, filled] = [[] as Descriptor[], [] as Descriptor[]];
  for (const [key, field] of Object.entries(list.item?.fields ?? {}))
    (String(values[key] ?? '').trim() ? filled : empty).push(field);
  return filled.length > 0 ? empty[0] : undefined;
}
