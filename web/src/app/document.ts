import { readFileSync } from 'node:fs';

/** What Vite's manifest says of one built module. */
interface BuiltModule {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, BuiltModule>;

// Development serves modules as they are.
const manifest: Manifest = import.meta.env.PROD
  ? JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'))
  : {};

/** The scripts that a page needs beside index.html's: the program, these modules (by their path in `web/`), their imports. */
export function scriptsOf(ids: string[]): string[] {
  const known = new Set(modules(['index.html']));
  const wanted = modules(['src/app/client.tsx', ...ids]).filter((id) => !known.has(id));
  return [...new Set(wanted.map((id) => `/${manifest[id]?.file}`))];
}

/** Links that have scripts fetched before they are asked for. */
export function preloadLinks(files: string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}

/** The built ones of these modules, and all that they import. */
function modules(ids: string[], seen: Set<string> = new Set()): string[] {
  return ids.flatMap((id) => {
    const built = manifest[id];
    if (!built || seen.has(id)) return [];
    seen.add(id);
    return [...modules(built.imports ?? [], seen), id];
  });
}

// React writes title, meta and link elements in front of everything else, with `>` escaped inside attributes.
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** Splits what React rendered into the tags that belong into `<head>` and the rest. */
export function splitHead(html: string): { head: string; body: string } {
  let rest = html;
  for (let tag = hoisted.exec(rest); tag; tag = hoisted.exec(rest)) rest = rest.slice(tag[0].length);
  return { head: html.slice(0, html.length - rest.length), body: rest };
}

interface Parts {
  /** What React wants in `<head>`. */
  head: string;
  links: string;
  app: string;
  data: string;
}

// React ends them with a slash, which HTML ignores and the W3C checker notes; attributes have `>` escaped.
const voidElement = /(<(?:br|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?)\s*\/>/g;

/** Fills index.html; by functions, so that a '$' in a text stays what it is. */
export function fillTemplate(template: string, parts: Parts): string {
  return template
    .replace('<!--head-->', () => parts.head)
    .replace('</head>', () => `${parts.links}</head>`)
    .replace('<!--app-->', () => parts.app)
    .replace(voidElement, '$1>')
    .replace('<!--data-->', () => parts.data);
}
