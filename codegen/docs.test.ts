import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const exclude = (name: string) => /^(?:node_modules|dist|\..+)$/.test(name);
const files = globSync('**/*.*', { exclude }).map((file) => `/${file}`);

test.each(['CONTRIBUTING.md', 'README.md', ...globSync('docs/**/*.md')])(
  '%s names files that exist',
  (page) => {
    // The pages shorten `graphql-api/src/` and `web/src/` to `api/` and `web/`.
    const named = readFileSync(page, 'utf8').matchAll(
      /`(?:api\/|web\/)?(\w[\w./-]*\.(?:tsx?|css|graphql|md))`/g,
    );
    const missing = [...named].filter(([, name]) => !files.some((file) => file.endsWith(`/${name}`)));
    expect(missing.map(([name]) => name)).toEqual([]);
  },
);
