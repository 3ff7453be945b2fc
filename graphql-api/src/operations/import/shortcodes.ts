/** A shortcode of WordPress in a text: `[gallery ids="1,2"]`, `[/caption]`. */
interface Tag {
  start: number;
  end: number;
  name: string;
  kind: 'open' | 'close';
  /** Whether its spelling alone distinguishes it from words in brackets. */
  isSure: boolean;
}

/** Shortcodes that are also written without attributes. Plugins can register any name as a shortcode. */
const known = new Set([
  'audio',
  'caption',
  'contact-form',
  'contact-form-7',
  'embed',
  'gallery',
  'gravityform',
  'instagram-feed',
  'metaslider',
  'playlist',
  'smartslider3',
  'toc',
  'video',
  'wpforms',
]);

/** Shortcodes that enclose encoded HTML. */
const encoded = new Set(['vc_raw_html', 'vc_raw_js']);

/**
 * Removes the shortcodes from a text, but not the text that they enclose, and calls `onRemoved` with each
 * name. A caption is a separate block. `[[gallery]]` becomes `[gallery]`; other words in brackets stay.
 */
export function withoutShortcodes(html: string, onRemoved: (name: string) => void): string {
  const tags = tagsOf(html);
  const closings = closingsOf(tags);
  const isShortcode = ({ name, isSure }: Tag) => isSure || closings.has(name);
  let result = '';
  let done = 0;
  for (const tag of tags) {
    const { start, name, kind } = tag;
    if (start < done || !isShortcode(tag)) continue;
    const closing = kind === 'open' ? next(closings.get(name), start) : undefined;
    const last = [tag, closing].find((it) => it && html[start - 1] === '[' && html[it.end] === ']');
    if (last) {
      result += html.slice(done, start - 1) + html.slice(start, last.end);
      done = last.end + 1;
      continue;
    }
    result += html.slice(done, start);
    if (name === 'caption') result += kind === 'open' ? '<div>' : '</div>';
    if (kind === 'open') onRemoved(name);
    done = closing && encoded.has(name) ? closing.end : tag.end;
  }
  return result + html.slice(done);
}

/** The closing tags of a name, in the order of the text, and the number of those that were passed. */
interface Closings {
  tags: Tag[];
  passed: number;
}

/** Returns the closing tags of the shortcodes that are opened before them, by name. */
function closingsOf(tags: readonly Tag[]): Map<string, Closings> {
  const closings = new Map<string, Closings>();
  const opened = new Set<string>();
  for (const tag of tags) {
    const { name, kind } = tag;
    if (kind === 'open') opened.add(name);
    else if (closings.has(name)) closings.get(name)?.tags.push(tag);
    else if (opened.has(name)) closings.set(name, { tags: [tag], passed: 0 });
  }
  return closings;
}

/** Returns the first closing tag after `start`. */
function next(closings: Closings | undefined, start: number): Tag | undefined {
  if (!closings) return undefined;
  while ((closings.tags[closings.passed]?.start ?? start) < start) closings.passed += 1;
  return closings.tags[closings.passed];
}

const beginning = /\[(\/?)([a-z][\w-]*)(?=[\s\]/])/iy;
const space = /\s*/y;
const attributeName = /[\w:-]+\s*=\s*/y;
const bareValue = /(?!["[\]<>])[^\s[\]<>]+/y;
const block = /<!-- wp:shortcode(?: \{[^{}]*\})? -->\s*$/;

/** Finds the tags in one pass: reading continues after a tag, and after a failure where it was found. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = html.indexOf('[');
  while (at !== -1) {
    const tag = tagAt(html, at);
    if (typeof tag === 'object') tags.push(tag);
    at = html.indexOf('[', typeof tag === 'object' ? tag.end : tag);
  }
  return tags;
}

/** Returns the tag at this position, or the position at which it turned out to be none. */
function tagAt(html: string, start: number): Tag | number {
  const [all = '', slash, name = ''] = match(beginning, html, start) ?? [];
  if (all === '') return start + 1;
  let isSure =
    known.has(name) || name.includes('_') || block.test(html.slice(Math.max(0, start - 200), start));
  let at = start + all.length;
  for (;;) {
    at += match(space, html, at)?.[0].length ?? 0;
    const isSingle = html.startsWith('/]', at);
    if (isSingle || html[at] === ']') {
      const end = at + (isSingle ? 2 : 1);
      return { start, end, name, kind: slash ? 'close' : 'open', isSure: isSure || isSingle };
    }
    const attribute = match(attributeName, html, at)?.[0].length ?? 0;
    const value = valueEnd(html, at + attribute, attribute > 0);
    if (value === undefined) return Math.max(start + 1, at);
    if (attribute > 0) isSure = true;
    at = value;
  }
}

/** Returns the end of a value; undefined without one. Only a quoted, named value may contain brackets. */
function valueEnd(html: string, at: number, isNamed: boolean): number | undefined {
  const quote = html[at];
  if (quote === '"' || (quote === "'" && isNamed)) {
    const end = html.indexOf(quote, at + 1);
    if (end === -1 || (!isNamed && /[[\]]/.test(html.slice(at, end)))) return undefined;
    return end + 1;
  }
  const value = match(bareValue, html, at)?.[0];
  return value === undefined ? undefined : at + value.length;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
