import { readFileSync } from 'node:fs';
import { framePolicy } from '../sections/media/map-frame.ts';
import { PageStyles, sourceOf } from './page-styles.ts';

/** A module in Vite's manifest. */
interface BuiltModule {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, BuiltModule>;

// In development there is no manifest.
const manifest: Manifest = import.meta.env.PROD
  ? JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'))
  : {};

const client = 'src/app/client.tsx';

/** Returns a page's scripts beside index.html's: of the client, these modules (in `web/`), their imports. */
export const scriptsOf = (ids: string[]): string[] => scripts([client, ...ids], ['index.html']);

/** Returns those of `scriptsOf` that are not imported by `client.tsx`: Vite loads the others with it. */
export const ownScriptsOf = (ids: string[]): string[] => scripts(ids, ['index.html', client]);

/** Returns the scripts of these modules that `loaded` does not import. */
function scripts(ids: string[], loaded: string[]): string[] {
  const others = new Set(modules(loaded));
  const chunks = modules(ids).filter((id) => !others.has(id));
  return [...new Set(chunks.map((id) => `/${manifest[id]?.file}`))];
}

/** The URL of the visitors' style sheet; undefined in development, where the scripts load the styles. */
export const styleSheet = manifest['style.css'] && `/${manifest['style.css'].file}`;

const styles =
  styleSheet && new PageStyles(readFileSync(new URL(`../client${styleSheet}`, import.meta.url), 'utf8'));

const earlyFile = manifest['src/app/early/early.ts']?.file;
/** The script that runs before all others. In a function, because its names would be global. */
const early =
  earlyFile && `(()=>{${readFileSync(new URL(`../client/${earlyFile}`, import.meta.url), 'utf8').trim()}})()`;

/**
 * Returns a page's inline early script and rules, and their directives of the content security policy. The
 * browser loads the whole style sheet after the page (style-sheet.ts), or at once if scripts are off.
 */
export function inlineParts(body: string): { script: string; styles: string; policy?: string } {
  if (!styles || !early) return { script: '', styles: '' };
  const text = styles.select(body);
  const noscript = `<noscript><link rel="stylesheet" href="${styleSheet}"></noscript>`;
  return {
    script: `<script>${early}</script>`,
    styles: `<style>${text}</style>${noscript}`,
    policy: `style-src 'self' ${sourceOf(text)};script-src 'self' ${sourceOf(early)}${framePolicy(body)}`,
  };
}

/** Returns links to the style sheets of these modules and of their imports: those of the admin area. */
export function styleLinks(ids: string[]): string {
  const files = new Set(modules(ids).flatMap((id) => manifest[id]?.css ?? []));
  return [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
}

/** Returns links that preload these scripts. */
export function preloadLinks(files: string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}

/** Returns these modules and all modules that they import, if they are in the manifest. */
function modules(ids: string[], seen: Set<string> = new Set()): string[] {
  return ids.flatMap((id) => {
    const built = manifest[id];
    if (!built || seen.has(id)) return [];
    seen.add(id);
    return [...modules(built.imports ?? [], seen), id];
  });
}

// React renders title, meta and link elements first, with `>` escaped in attributes.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Splits React's HTML into the tags for `<head>` and the rest. */
export function splitHead(html: string): { head: string; body: string } {
  let rest = html;
  for (let tag = hoisted.exec(rest); tag; tag = hoisted.exec(rest)) rest = rest.slice(tag[0].length);
  return { head: html.slice(0, html.length - rest.length), body: rest };
}

interface Parts {
  /** React's tags for `<head>`. */
  head: string;
  links: string;
  app: string;
  data: string;
}

// React ends them with a slash, which the W3C checker reports. Attributes have `>` escaped.
const voidElement = /<(?:br|hr|img|input|link|meta|source|track|wbr)\b[^<>]*\/>/g;

/** An attribute of links, for the server part of the router's framework, which this site does not use. */
const discovery = import.meta.env.PROD ? ' data-discover="true"' : '';

/** Fills index.html. Uses functions, because `replace` interprets '$' in a string. */
export function fillTemplate(template: string, parts: Parts): string {
  return template
    .replaceAll(/\n *</g, '<')
    .replace('<!--head-->', () => parts.head)
    .replace('</head>', () => `${parts.links}</head>`)
    .replace('<!--app-->', () => parts.app)
    .replaceAll(discovery, '')
    .replace(voidElement, (tag) => `${tag.slice(0, -2).trimEnd()}>`)
    .replace('<!--data-->', () => parts.data);
}
