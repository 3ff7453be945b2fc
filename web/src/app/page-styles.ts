import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Rules that wait for the whole style sheet: those of print, and fonts of rare characters. */
const isLater = (rule: AtRule) =>
  (rule.name === 'media' && rule.params === 'print') ||
  (rule.name === 'font-face' && !/local\(|-core-/.test(`${rule}`));

/** States that no element has before its first use, and hosts of shadow trees, which no page has. */
const usedStates = /:(?:hover|active|focus|host)/;
/** The arguments of `:is()`, `:not()` and the like, from the innermost. */
const pseudoArguments = /\([^()]*\)/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
/** A class, or an attribute that only scripts change. */
const requiredName = /(?:\.|\[(?=data-|aria-))((?:[\w-]|\\.)+)/g;

/** Attributes that the inline script sets (early/menu.ts). */
const early = ['data-opened'];

/** Selects the rules of a page from a style sheet; the browser loads the whole sheet after the page. */
export class PageStyles {
  readonly #parts: Part[];

  constructor(sheet: string) {
    this.#parts = postcss.parse(sheet).nodes.map(part);
  }

  /** Returns the rules that may apply to this HTML, in the order of the sheet. */
  select(html: string): string {
    const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    const attributes = [...html.matchAll(/\s((?:data|aria)-[\w-]+)=/g)].map(
      ([, attribute = '']) => attribute,
    );
    const used = new Set([...classes, ...attributes, ...early]);
    const text = this.#parts.map((textFor) => textFor(used)).join('');
    const isAnimation = (name: string) => text.split(name).length > 2;
    return text.replace(keyframes, (rule, name: string) => (isAnimation(name) ? rule : ''));
  }
}

/** Returns the source of the content security policy that allows this inline script or style sheet. */
export const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the text of a rule for a page with these classes and attributes; empty if the page does not use it. */
type Part = (used: ReadonlySet<string>) => string;

function part(node: ChildNode): Part {
  if (node.type === 'rule') return rulePart(node);
  if (node.type !== 'atrule' || isLater(node)) return () => '';
  const { name, params, nodes } = node;
  if (!nodes) return () => `@${name} ${params};`;
  if (name === 'font-face' || name === 'keyframes')
    return () => String(node).replace(/unicode-range:[^;}]*/, '');
  const parts = nodes.map(part);
  return (used) => {
    const text = parts.map((inner) => inner(used)).join('');
    return text && `@${name} ${params}{${text}}`;
  };
}

function rulePart(rule: Rule): Part {
  const selectors = rule.selectors.map((selector) => {
    const required = withoutArguments(selector);
    const names = [...required.matchAll(requiredName)].map(([, name = '']) => name.replaceAll('\\', ''));
    return { selector, names, isUsed: usedStates.test(required) };
  });
  const declarations = rule.nodes.join(';');
  return (used) => {
    const usable = selectors.filter(({ names, isUsed }) => !isUsed && names.every((name) => used.has(name)));
    return usable.length > 0 ? `${usable.map(({ selector }) => selector)}{${declarations}}` : '';
  };
}

/** Returns a selector without the arguments of pseudo-classes: an element may match it without their classes. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(pseudoArguments, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
