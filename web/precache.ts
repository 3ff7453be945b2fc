import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

// The owner's side is for the owner, and only while connected; its text editor alone is as large as all of the site.
const adminModules = /^src\/(admin|pages\/login)\//;

/** What workbox lists of a file. */
interface Entry {
  url: string;
}

/** Of the files of a build those that visitors' pages may load, from the build's own manifest (`.vite/manifest.json`). */
export function publicAssets<Listed extends Entry>(manifestFile: string, entries: Listed[]): Listed[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const programs = new Set(Object.values(manifest).map(({ file }) => file));
  const reached = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || reached.has(name) || adminModules.test(name)) return;
    reached.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const name of ['index.html', 'style.css']) walk(name);
  const wanted = new Set([...reached].map((name) => manifest[name]?.file));
  // What is no program, an icon or a font, is for everybody.
  return entries.filter(({ url }) => !programs.has(url) || wanted.has(url));
}
