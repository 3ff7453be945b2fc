import type { Descriptor } from '../../../rules/field/descriptor.ts';

/** Returns the value of a field; optional parts have one only with `all`. Texts are `words`. */
export function filledField(field: Descriptor, words: string, all = false): unknown {
  const { kind, optional, required, fields = {}, item, minItems = 0, maxLength = Infinity, options } = field;
  if (optional && !all) return undefined;
  if (kind === 'group')
    return Object.fromEntries(
      Object.entries(fields).map(([key, inner]) => [key, filledField(inner, words, all)]),
    );
  if (kind === 'list')
    return Array.from({ length: Math.max(minItems, all ? 1 : 0) }, () =>
      item ? filledField(item, words, all) : words,
    );
  if (kind === 'choice') return options?.[0];
  if (kind === 'link')
    return required || all ? { label: words.slice(0, maxLength), to: '/contact' } : undefined;
  if (kind === 'picture') return { name: 'hero-home', alt: 'A room' };
  if (field.label.startsWith('Place of')) return '43.5, -79.8';
  return required || all ? words.slice(0, maxLength) : '';
}
