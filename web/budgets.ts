import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';

// The most that may be sent of each, in bytes, scripts and styles compressed with brotli. What web/e2e/pages/budgets.spec.ts
// sees in a browser comes from these.
const budgets = {
  /** The scripts of every page before anybody uses it, but for what the offline part loads when the page is idle. */
  entry: 16_000,
  styles: 18_000,
  fonts: 45_000,
  /** All scripts of a page once it is used: of one without data, and of one with. 86 KB are React and its router, 43 Apollo. */
  staticPage: 137_000,
  dataPage: 180_000,
};

const admin = /^src\/(?:admin|pages\/login)\//;

/** Fails the build where a page has become heavier than its budget. */
export function checkBudgets(folder: string): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle() {
      const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const over = weigh(folder, manifest).filter(({ bytes, budget }) => bytes > budget);
      const lines = over.map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, of at most ${budget}`);
      if (lines.length > 0) this.error(`Over budget:\n${lines.join('\n')}`);
    },
  };
}

interface Weight {
  what: string;
  bytes: number;
  budget: number;
}

function weigh(folder: string, manifest: Manifest): Weight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const content = () => readFileSync(resolve(folder, file));
    const size = sizes.get(file) ?? brotliCompressSync(content()).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const pages = Object.keys(manifest).filter((id) => /^src\/pages\/.*page\.tsx$/.test(id) && !admin.test(id));
  return [
    { what: 'entry', bytes: sum(scripts(manifest, ['index.html'])), budget: budgets.entry },
    { what: 'styles', bytes: sum(globSync('assets/*.css', { cwd: folder })), budget: budgets.styles },
    { what: 'fonts', bytes: sum(globSync('assets/*-core-*.woff2', { cwd: folder })), budget: budgets.fonts },
    ...pages.map((page) => {
      const files = scripts(manifest, ['index.html', 'src/app/client.tsx', page]);
      const hasData = [...files].some((file) => file.includes('/apollo-'));
      return { what: page, bytes: sum(files), budget: hasData ? budgets.dataPage : budgets.staticPage };
    }),
  ];
}

/** The files of these modules and of all that they import at once. */
function scripts(manifest: Manifest, ids: string[], found: Set<string> = new Set()): Set<string> {
  for (const id of ids) {
    const module = manifest[id];
    if (!module || found.has(module.file)) continue;
    found.add(module.file);
    scripts(manifest, module.imports ?? [], found);
  }
  return found;
}
