import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';

// Admin pages need a connection; their text editor is as large as the whole site.
const adminModules = /^src\/(admin|pages\/login)\//;

/** A file in workbox's list. */
interface Entry {
  url: string;
}

/** Returns the files that visitors' pages may load, by the build's manifest (`.vite/manifest.json`). */
export function publicAssets<Listed extends Entry>(manifestFile: string, entries: Listed[]): Listed[] {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const modules = new Set(Object.values(manifest).map(({ file }) => file));
  const reached = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || reached.has(name) || adminModules.test(name)) return;
    reached.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next);
  };
  for (const name of ['index.html', 'style.css']) walk(name);
  const files = new Set([...reached].map((name) => manifest[name]?.file));
  // Icons and fonts are not in the manifest.
  return entries.filter(({ url }) => !modules.has(url) || files.has(url));
}
