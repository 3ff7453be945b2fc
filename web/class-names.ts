import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Returns Vite's `generateScopedName` with the shortest names: a page has hundreds of classes in its HTML and
 * rules. Numbers the names of all CSS modules in the order of their files, so that browser and server agree.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).toSorted();
  const keys = files.flatMap((file) => {
    const path = resolve(root, file);
    const names = readFileSync(path, 'utf8').match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi) ?? [];
    return names.map((name) => `${path} ${name}`);
  });
  const numbers = new Map([...new Set(keys)].map((key, number) => [key, number.toString(36)]));
  // With an underscore, because content blockers hide classes like `ad`.
  return (name, file) => `_${numbers.get(`${file.replace(/\?.*/, '')} ${name}`)}`;
}
