import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

test('only the folder database names the tables of libraries', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !/^platform[\\/]database[\\/]|\.test\.ts$/.test(file),
  );
  expect(files).toContain('mail/service.ts');
  const naming = files.filter((file) => /mikro_orm_/.test(readFileSync(join(source, file), 'utf8')));
  expect(naming).toEqual([]);
});
