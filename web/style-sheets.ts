import type { Plugin, Rolldown } from 'vite';

/** The chunk of the styles that only the admin area and the sign-in load. */
export const adminStyles = { name: 'admin-styles', test: /\/web\/src\/(?:admin|pages\/login)\/.*\.css$/ };

/** Merges the other style sheets into `style.css`. Each page contains its own rules of it. */
export function mergePublicStyles(): Plugin {
  return {
    name: 'merge-public-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite adds each chunk's styles to the manifest and to the chunks that import it.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = importOrder(bundle).filter(({ name }) => name !== adminStyles.name);
        const source = chunks.map((chunk) => takeStyles(chunk, bundle)).join('');
        const asset = { name: 'style.css', originalFileName: 'style.css', source };
        this.emitFile({ type: 'asset', ...asset });
      },
    },
  };
}

/** Returns the chunks, each after its static imports. */
function importOrder(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const ordered = new Set<Rolldown.OutputChunk>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports) visit(imported);
    ordered.add(chunk);
    for (const imported of chunk.dynamicImports) visit(imported);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
  return [...ordered];
}

/** Removes the style sheets of this chunk from the build and returns their text. */
function takeStyles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const files = chunk.viteMetadata?.importedCss ?? new Set();
  const texts = [...files].map((file) => {
    const asset = bundle[file];
    delete bundle[file];
    return asset?.type === 'asset' ? String(asset.source) : '';
  });
  files.clear();
  return texts.join('');
}
