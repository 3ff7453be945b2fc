import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shownBy } from '../../../content/page/shared-content.ts';

/** Returns the shared content that a module and its imports show. */
function sharedIn(file: string): string[] {
  const key = /content\/shared\/(\w+)\.ts$/.exec(file)?.[1];
  if (key) return [key];
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import (?!type )|\} from )[^;]*'(\.[^']+\.tsx?)'/gm,
  );
  return [...imports].flatMap(([, path = '']) => sharedIn(resolve(dirname(file), path)));
}

test('each kind of block is listed with the shared content that it shows', () => {
  const files = globSync('*/block.tsx', { cwd: import.meta.dirname });
  const shown = files.flatMap((file) => {
    const [key, ...others] = new Set(sharedIn(resolve(import.meta.dirname, file)));
    expect.soft(others, file).toEqual([]);
    return key ? [[dirname(file), key]] : [];
  });
  // The page of the blog shows this block without a component in this folder.
  expect({ articles: 'articles', ...Object.fromEntries(shown) }).toEqual(shownBy);
});
