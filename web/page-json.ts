import { readFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const root = import.meta.dirname;
const folder = normalizePath(join(root, '../content/pages'));

/**
 * Imports a page of `content/pages/` with the pictures and videos that its JSON names, such as
 * "media/hero.jpg". Its module ends in `.js`: Vite resolves no imports of JSON in development.
 */
export function pageJson(): Plugin {
  return {
    name: 'page-json',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.json$|^\/@fs\/.*\/content\/pages\/[\w-]+\.js$/ },
      handler(source, importer = root) {
        // Of the module itself, the development server passes the path in its site.
        const file = resolve(dirname(importer), source.replace(/^\/@fs(?=\/)/, ''));
        const isPage = normalizePath(dirname(file)) === folder;
        return isPage ? `${folder}/${parse(file).name}.js` : undefined;
      },
    },
    load: {
      filter: { id: /\/content\/pages\/[\w-]+\.js$/ },
      async handler(id) {
        const file = id.replace(/\.js$/, '.json');
        this.addWatchFile(file);
        const files = new Set<string>();
        const page = (await readFile(file, 'utf8')).replace(
          /"(media\/[\w-]+\.\w+)"/g,
          (_text, name: string) => {
            files.add(name);
            return `media${[...files].indexOf(name)}`;
          },
        );
        const imports = [...files].map((name, index) => {
          const query = name.endsWith('.jpg') ? '?picture' : '';
          return `import media${index} from '../../web/src/${name}${query}';`;
        });
        return [...imports, `export default ${page}`].join('\n');
      },
    },
  };
}
