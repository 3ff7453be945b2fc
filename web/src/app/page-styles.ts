import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, list, type Rule } from 'postcss';

/** Rules that wait for the whole style sheet, which a page without scripts loads at once. */
const isLater = (rule: AtRule) =>
  (rule.name === 'media' &&
    /^(?:(?:print|\((?:scripting: ?none|forced-colors: ?active)\)),? ?)+$/.test(rule.params)) ||
  (rule.name === 'font-face' && !/local\(|-core-/.test(`${rule}`));

/** The italic faces of the common characters. */
const isItalic = (rule: AtRule) =>
  rule.name === 'font-face' && /font-style: ?italic/.test(`${rule}`) && !/-italic-ext-/.test(`${rule}`);

/** States that no element has before its first use, and hosts of shadow trees, which no page has. */
const usedStates = /:(?:hover|active|focus|disabled|host|:selection|:view-transition)/;
/** Conditions that may hold without their classes: `:is()`, `:not()`, `:where()`, alternatives in `:has`. */
const optional = /:(?:(?:not|is|where)\(|has\([^(),]*,)(?:[^()]|\([^()]*\))*\)/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** A class, an attribute that only scripts change, with its value, or an element. */
const requiredName = /(?:\.|\[(?=data-|aria-)|(?<![^\s>+~])(?=[a-z]))((?:[\w-]|\\.)+(?:="?[\w-]+"?(?=\]))?)/g;

/** Elements around the HTML, and an attribute that the inline script sets (early/early.ts). */
const always = ['html', 'body', 'data-opened'];

/** Selects the rules of a page from a style sheet; the browser loads the whole sheet after the page. */
export class PageStyles {
  readonly #parts: Part[];

  constructor(sheet: string) {
    this.#parts = postcss.parse(sheet).nodes.map(part);
  }

  /** Returns the rules, in their order, that this HTML may need before its first use, as to open a dialog. */
  select(page: string): string {
    const html = page.replaceAll(/<dialog.*?<\/dialog>/gs, '');
    const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const attributes = [...html.matchAll(/\s((?:data|aria)-[\w-]+)="([^"]*)"/g)].flatMap(
      ([, attribute = '', value]) => [attribute, `${attribute}=${value}`],
    );
    const elements = [...html.matchAll(/<([a-z]\w*)/g)].map(([, element = '']) => element);
    const used = new Set([...classes, ...attributes, ...elements, ...always]);
    const text = this.#parts.map((textFor) => textFor(used)).join('');
    const isAnimation = (name: string) => text.split(name).length > 2;
    return text
      .replace(keyframes, (rule, name: string) => (isAnimation(name) ? rule : ''))
      .replaceAll(/@layer \w+\{\}/g, '');
  }
}

/** Returns the source of the content security policy that allows this inline script or style sheet. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns a rule for a page with these classes and attributes; empty if the page does not use it. */
type Part = (used: ReadonlySet<string>) => string;

function part(node: ChildNode): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type !== 'atrule') return () => '';
  const { name, params, nodes } = node;
  const shortened = String(node).replace(/unicode-range:[^;}]*|format\("woff2"\)/g, '');
  if (isItalic(node)) return (used) => (used.has('em') || used.has('i') ? shortened : '');
  if (isLater(node)) return () => '';
  if (!nodes) return () => `@${name} ${params};`;
  if (name === 'font-face' || name === 'keyframes') return () => shortened;
  const parts = nodes.map(part);
  return (used) => {
    const text = parts.map((inner) => inner(used)).join('');
    return text && `@${name} ${params}{${text}}`;
  };
}

function rulePart(rule: Rule): Part {
  const usable = listPart(rule.selectors);
  const declarations = rule.nodes.join(';');
  return (used) => {
    const selectors = usable(used);
    return selectors && `${selectors}{${declarations}}`;
  };
}

/** Returns the usable selectors of a list, which may be one `:is()` around all of them. */
function listPart(selectors: string[]): Part {
  const [, alternatives] = (selectors.length === 1 && /^:is\((.*)\)$/.exec(selectors[0] ?? '')) || [];
  const inner = alternatives && listPart(list.comma(alternatives));
  if (inner) return (used) => inner(used) && `:is(${inner(used)})`;
  const parts = selectors.map((selector) => {
    const required = withoutArguments(selector);
    const names = [...required.matchAll(requiredName)].map(([, name = '']) => name.replaceAll(/[\\"]/g, ''));
    return { selector, names, isUsed: usedStates.test(required) };
  });
  return (used) =>
    parts
      .filter(({ names, isUsed }) => !isUsed && names.every((name) => used.has(name)))
      .map(({ selector }) => selector)
      .join();
}

/** Returns a selector without its optional conditions. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(optional, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
