import type { ContentPicture } from '../../content/common/pictures.ts';
import type { PlacedBlock } from '../../content/page/placed.ts';
import type { Field } from '../../content/schema/field.ts';
import type { EditablePageFieldsFragment } from '../../generated/admin-documents.ts';
import type { ContentChangeInput } from '../../generated/types.ts';
import type { Line } from '../editor/differences.tsx';
import type { Values } from '../editor/form.ts';

/** A field that is stored as one value, with its path such as 'hero.paragraph'. */
export interface Leaf {
  path: string;
  /** The names of its groups and its own. */
  label: string;
  field: Field;
}

/** Returns the fields of a page with these sections (as JSON); some of them may be new. Other content has no sections. */
export function fieldsOf(
  page: Pick<EditablePageFieldsFragment, 'fields'>,
  blocks: string | undefined,
): Field {
  const group = page.fields as unknown as Field;
  const { blocks: list, seo, ...sections } = group.fields ?? {};
  if (!blocks || !list || !seo) return group;
  const shown = (JSON.parse(blocks) as PlacedBlock[]).flatMap(({ key, block, removed }) => {
    const section = sections[key] ?? list.kinds?.[block];
    return section && !removed ? [[key, section] as const] : [];
  });
  return { ...group, fields: { seo, blocks: list, ...Object.fromEntries(shown) } };
}

/** Returns the fields below a group that are stored as one value, in the order of the page. */
export function leavesOf(group: Field, path = '', label = ''): Leaf[] {
  return Object.entries(group.fields ?? {}).flatMap(([key, field]) => {
    const inner = {
      path: path ? `${path}.${key}` : key,
      label: label ? `${label}: ${field.label}` : field.label,
    };
    return field.kind === 'group' ? leavesOf(field, inner.path, inner.label) : [{ ...inner, field }];
  });
}

/** Returns the form's text for a value. Texts stay as they are, for comparisons; other values become JSON. */
export function textOf(field: Field, value: unknown): string {
  if (field.kind === 'text') return typeof value === 'string' ? value : '';
  return value === undefined ? '' : JSON.stringify(value);
}

/** Returns the value of the form's text. */
export function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'text') return text;
  return text ? JSON.parse(text) : undefined;
}

/** Returns the original value at a path. */
export function originalAt(
  { original }: Pick<EditablePageFieldsFragment, 'original'>,
  path: string,
): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], original);
}

/** Returns the form's values for a page with these changes. */
export function pageValues(page: EditablePageFieldsFragment, changes: ContentChangeInput[]): Values {
  const changed = new Map(changes.map(({ path, value }) => [path, value]));
  const blocks = changed.get('blocks') ?? originalAt(page, 'blocks');
  const leaves = leavesOf(fieldsOf(page, blocks === undefined ? undefined : JSON.stringify(blocks)));
  return Object.fromEntries(
    leaves.map(({ path, field }) => [
      path,
      textOf(field, changed.has(path) ? changed.get(path) : originalAt(page, path)),
    ]),
  );
}

/** Returns the values that differ from the original. */
export function changesOf(page: EditablePageFieldsFragment, values: Values): ContentChangeInput[] {
  return leavesOf(fieldsOf(page, values['blocks'])).flatMap(({ path, field }) => {
    const text = values[path] ?? '';
    const isOriginal = text === textOf(field, originalAt(page, path));
    return isOriginal ? [] : [{ path, value: valueOf(field, text) }];
  });
}

/** Returns the fields with their labels, for comparison. */
export function pageLines(page: EditablePageFieldsFragment, values: Values): Line[] {
  return leavesOf(fieldsOf(page, values['blocks'])).flatMap(({ path, label, field }) =>
    linesOf(field, label, valueOf(field, values[path] ?? '')),
  );
}

function linesOf(field: Field, label: string, value: unknown): Line[] {
  const { item } = field;
  if (field.kind === 'blocks') return [{ label, text: blockLines(field, value as PlacedBlock[]) }];
  if (field.kind === 'list' && item && Array.isArray(value))
    return value.flatMap((it, index) => linesOf(item, `${label} ${index + 1}`, it));
  if (field.kind === 'group' && field.fields)
    return Object.entries(field.fields).flatMap(([key, inner]) =>
      linesOf(inner, `${label}: ${inner.label}`, (value as Record<string, unknown> | undefined)?.[key]),
    );
  if (field.kind === 'link' && value) {
    const link = value as { label: string; to: string };
    return [{ label, text: `${link.label}\n${link.to}` }];
  }
  if (field.kind === 'picture' && value) return pictureLines(label, value as ContentPicture);
  return [{ label, text: typeof value === 'object' ? JSON.stringify(value) : String(value ?? '') }];
}

/** Returns the sections of a page, one a line. */
function blockLines({ kinds = {} }: Field, placed: PlacedBlock[] = []): string {
  const shown = placed.filter(({ removed }) => !removed);
  return shown
    .map(({ key, block, hidden }) => `${kinds[block]?.label ?? key}${hidden ? ' (hidden)' : ''}`)
    .join('\n');
}

function pictureLines(label: string, { src, alt, focus }: ContentPicture): Line[] {
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

/** Returns the value of a new item of a list. */
export function emptyValue(field: Field | undefined): unknown {
  if (field?.kind === 'group')
    return Object.fromEntries(
      Object.entries(field.fields ?? {}).flatMap(([key, inner]) =>
        inner.optional ? [] : [[key, emptyValue(inner)]],
      ),
    );
  if (field?.kind === 'picture') return noPicture;
  if (field?.kind === 'link') return { label: '', to: '/' };
  if (field?.kind === 'list') return field.minItems === 0 ? [] : [emptyValue(field.item)];
  if (field?.kind === 'choice') return field.options?.[0];
  return field?.kind === 'number' ? 1 : field?.kind === 'boolean' ? false : '';
}

/** Whether any text of a field may contain tokens. */
export function mayHaveTokens({ kind, tokens, fields = {}, item }: Field): boolean {
  const inner = item ? [item] : Object.values(fields);
  return tokens === true || kind === 'link' || inner.some(mayHaveTokens);
}
