import { readFileSync } from 'node:fs';

/** What Vite's manifest says of one built module. */
interface BuiltModule {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, BuiltModule>;

// Development serves modules as they are, and their styles come with them.
const manifest: Manifest = import.meta.env.PROD
  ? JSON.parse(readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'))
  : {};

/** Addresses of built files. */
interface Chunks {
  styles: string[];
  scripts: string[];
}

/** What a page needs beside what index.html loads: the program, these modules (by their path in `web/`), their imports. */
export function chunksOf(ids: string[]): Chunks {
  const known = new Set(modules(['index.html']));
  const wanted = modules(['src/app/client.tsx', ...ids])
    .filter((id) => !known.has(id))
    .map((id) => manifest[id]);
  return {
    styles: unique(wanted.flatMap((it) => it?.css ?? [])),
    scripts: unique(wanted.flatMap((it) => it?.file ?? [])),
  };
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}

export function styleLinks(files: string[]): string {
  return files.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
}

/** Links that have scripts fetched before they are asked for. */
export function preloadLinks(files: string[]): string {
  return files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('');
}

/** These modules and all that they import, what is imported first: so do its styles come. */
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
  /** Goes behind the links that Vite wrote: the first style sheet declares the order of the cascade's layers. */
  links: string;
  app: string;
  data: string;
}

/** Fills index.html; by functions, so that a '$' in a text stays what it is. */
export function fillTemplate(template: string, parts: Parts): string {
  return template
    .replace('<!--head-->', () => parts.head)
    .replace('</head>', () => `${parts.links}</head>`)
    .replace('<!--app-->', () => parts.app)
    .replace('<!--data-->', () => parts.data);
}
