import { priceText } from '../../../../rules/fact/prices.ts';
import { figureText } from '../../../../rules/fact/tokens.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { isWithin, type Values } from '../field/form.ts';
import { textsOf } from '../field/text/texts.ts';
import { leavesOf } from '../field/values.ts';

// Marks are invisible characters at the end of a text that encode its field. They pass through a page's
// components like any text; the preview then turns them into attributes.

const DIGITS = ['\u2061', '\u2062', '\u2064'];
const END = '\u2063';
const mark = new RegExp(`${END}([${DIGITS.join('')}]+)${END}`, 'g');

/** The attribute of an element that shows a field, with the field's path. */
export const FIELD = 'data-field';

/** A content with marks, and the paths that they encode. */
export interface Marked {
  values: Values;
  paths: string[];
  /** The numbers by path, as texts show them. Pages compute with those of the values. */
  figures: Record<string, string>;
  /** The marks of pictures stored as URLs, by path. The preview adds them to the alternative texts. */
  pictures: Record<string, string>;
}

/** Returns the values of a form with a mark in each text that the page shows. */
export function markValues(fields: Record<string, Descriptor>, values: Values): Marked {
  const paths: string[] = [];
  const figures: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const coded = (text: string, path: string): string => {
    const code = (paths.push(path) - 1).toString(DIGITS.length);
    return text + END + [...code].map((digit) => DIGITS[Number(digit)]).join('') + END;
  };
  const marked = (text: string, path: string) => (text && isShown(text) ? coded(text, path) : text);
  const within = (field: Descriptor | undefined, value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((it, at) => within(field?.item, it, `${path}[${at}]`));
    if (field?.kind === 'picture' && typeof value === 'string' && value) pictures[path] = coded('', path);
    if (typeof value === 'string')
      return field?.kind === 'text' || field?.kind === 'richText' ? marked(value, path) : value;
    if (typeof value !== 'object' || value === null) return value;
    const all = value as Values;
    if (field?.kind === 'picture') return { ...all, alt: marked(String(all['alt'] ?? ''), `${path}.alt`) };
    if (field?.kind === 'link') return { ...all, label: marked(String(all['label'] ?? ''), `${path}.label`) };
    const inner = Object.entries(all).map(([key, it]) => [
      key,
      within(field?.fields?.[key], it, `${path}.${key}`),
    ]);
    return Object.fromEntries(inner);
  };
  const leaves = leavesOf(fields).map(({ path, field }) => [path, within(field, values[path], path)]);
  for (const { path } of leavesOf(fields)) {
    const value = values[path];
    if (typeof value !== 'number') continue;
    figures[path] = coded(figureText(path.slice(path.lastIndexOf('.') + 1), value), path);
    if (!path.endsWith('.price')) continue;
    const group = path.replace(/price$/, '');
    const [from, unit] = [values[`${group}from`] === true, String(values[`${group}unit`] ?? '')];
    figures[`${group}fromPrice`] = coded(priceText({ price: value, from, unit }), path);
  }
  return { values: { ...values, ...Object.fromEntries(leaves) }, paths, figures, pictures };
}

/** Returns whether pages show a text as it is: they compute with coordinates and addresses. */
function isShown(text: string): boolean {
  return !/^[\d\s.,:;+()-]+$|:\/\/|@/.test(text);
}

/** Returns the field of the mark that is nearest to a position in a text. */
export function fieldIn(text: string, paths: string[], position = text.length): string | undefined {
  const distance = ({ index }: RegExpExecArray) => Math.abs(index - position);
  const [nearest] = [...text.matchAll(mark)].toSorted((one, other) => distance(one) - distance(other));
  return paths[numberIn(nearest?.[1] ?? '')];
}

/** Marks the elements of a page that show a field. */
export function findMarks(page: Element, paths: string[]): void {
  for (const { data, parentElement } of textsOf(page)) {
    const field = data.includes(END) && fieldIn(data, paths);
    if (field && parentElement) parentElement.setAttribute(FIELD, field);
  }
  for (const picture of page.querySelectorAll('img')) {
    const field = fieldIn(picture.alt, paths);
    if (field) picture.setAttribute(FIELD, field);
  }
}

function numberIn(code: string): number {
  return Number.parseInt([...code].map((digit) => DIGITS.indexOf(digit)).join(''), DIGITS.length);
}

/** Returns the parts of a page that show a field or a field inside of it. */
export const partsOf = (page: ParentNode, path: string): Element[] =>
  [...page.querySelectorAll(`[${FIELD}]`)].filter((it) => isWithin(path, it.getAttribute(FIELD) ?? ''));

/** Returns the part of a page that shows a field, a field inside of it, or else a field beside it. */
export function partOf(page: ParentNode, name: string): Element | undefined {
  for (let path = name; path; path = path.replace(/(?:^|\.|\[)[^.[]*$/, '')) {
    const [part] = partsOf(page, path);
    if (part) return part;
  }
  return undefined;
}
