import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const exclude = (name: string) => /^(?:node_modules|dist|\..+)$/.test(name);
const files = globSync('**/*.*', { exclude }).map((file) => `/${file}`);

/** Returns the name of a file if there is none. */
const missing = (name: string) => (files.some((file) => file.endsWith(`/${name}`)) ? [] : [name]);

test.each(['CONTRIBUTING.md', 'README.md', ...globSync('docs/**/*.md')])(
  '%s names files that exist',
  (page) => {
    // The pages shorten `graphql-api/src/` and `web/src/` to `api/` and `web/`. Data files have no folder.
    const named = readFileSync(page, 'utf8').matchAll(
      /`(?:api\/|web\/)?(\w[\w./-]*\.(?:tsx?|css|graphql|md|(?<=\/[\w-]+\.)json))`/g,
    );
    expect([...named].flatMap(([, name = '']) => missing(name))).toEqual([]);
  },
);

test('comments name files that exist', () => {
  const sources = globSync('{rules,web,graphql-api,codegen,scripts,bench}/**/*.{ts,tsx}', { exclude });
  // A migration is not edited.
  const unknown = sources
    .filter((file) => !file.includes('/migrations/'))
    .flatMap((file) => {
      const comments = readFileSync(file, 'utf8').match(/(?<=^|\s)\/\/ .*$|\/\*\*[\s\S]*?\*\//gm) ?? [];
      const named = comments.join('\n').matchAll(/(?<![\w/.@-])([\w-][\w./-]*\.(?:tsx?|graphql|md))\b/g);
      return [...named].flatMap(([, name = '']) => missing(name)).map((name) => `${file}: ${name}`);
    });
  expect(unknown).toEqual([]);
});
