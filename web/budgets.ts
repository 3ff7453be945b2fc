import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';

// In bytes; scripts and styles compressed with brotli. Budgets in a browser: web/e2e/pages/budgets.spec.ts.
const budgets = {
  /** The scripts that every page loads at once. */
  entry: 16_000,
  /** The style sheet of the visitors' pages; the admin area adds its own. */
  styles: 18_000,
  fonts: 45_000,
  /** All scripts of a hydrated page without data, and with data. React with its router: 86 KB; Apollo: 43. */
  staticPage: 137_500,
  dataPage: 180_000,
};

const admin = /^src\/(?:admin|pages\/login)\//;

/** Fails the build if a page exceeds its budget. */
export function checkBudgets(folder: string): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle() {
      const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const over = measure(folder, manifest).filter(({ bytes, budget }) => bytes > budget);
      const lines = over.map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, of at most ${budget}`);
      if (lines.length > 0) this.error(`Over budget:\n${lines.join('\n')}`);
    },
  };
}

interface Measurement {
  what: string;
  bytes: number;
  budget: number;
}

function measure(folder: string, manifest: Manifest): Measurement[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const content = () => readFileSync(resolve(folder, file));
    const size = sizes.get(file) ?? brotliCompressSync(content()).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const pages = Object.keys(manifest).filter(
    (id) => /^(?:src\/pages\/.*page\.tsx|\.\.\/content\/pages\/.*)$/.test(id) && !admin.test(id),
  );
  return [
    { what: 'entry', bytes: sum(scripts(manifest, ['index.html'])), budget: budgets.entry },
    { what: 'styles', bytes: sum(globSync('assets/style-*.css', { cwd: folder })), budget: budgets.styles },
    { what: 'fonts', bytes: sum(globSync('assets/*-core-*.woff2', { cwd: folder })), budget: budgets.fonts },
    ...pages.map((page) => {
      const files = scripts(manifest, ['index.html', 'src/app/client.tsx', page, ...blocksOf(page)]);
      const hasData = [...files].some((file) => file.includes('/apollo-'));
      return { what: page, bytes: sum(files), budget: hasData ? budgets.dataPage : budgets.staticPage };
    }),
  ];
}

/** Returns the modules of the blocks of a page, by its content. */
function blocksOf(page: string): string[] {
  if (!page.endsWith('.js')) return [];
  const file = resolve(import.meta.dirname, page.replace(/\.js$/, '.json'));
  const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as { blocks: Record<string, { block: string }> };
  return Object.values(blocks).map(({ block }) => `src/blocks/${block}/block.tsx`);
}

/** Returns the files of these modules and of their static imports. */
function scripts(manifest: Manifest, ids: string[], files: Set<string> = new Set()): Set<string> {
  for (const id of ids) {
    const module = manifest[id];
    if (!module || files.has(module.file)) continue;
    files.add(module.file);
    scripts(manifest, module.imports ?? [], files);
  }
  return files;
}
