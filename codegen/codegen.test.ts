import { readFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, test } from 'vitest';
import config from '../codegen.ts';

const files: { filename: string; content: string }[] = await generate(
  { ...config, cwd: process.cwd() },
  false,
);

describe('web/src/generated', () => {
  test.each(files)(
    '$filename is what codegen writes today (run `npm run codegen`)',
    async ({ filename, content }) => {
      expect(await readFile(filename, 'utf8')).toBe(content);
    },
  );

  test('has a hash for every operation of a public page that the manifest has a document for', () => {
    const text = (name: string) => files.find((it) => it.filename.endsWith(name))?.content ?? '';
    const known = Object.keys(JSON.parse(text('trusted-documents.json')));
    const hashes = text('trusted-documents.ts').match(/[0-9a-f]{64}/g) ?? [];
    expect(text('trusted-documents.ts')).toContain('Portfolio:');
    expect(text('trusted-documents.ts')).not.toContain('ManageLeads:');
    expect(known).toEqual(expect.arrayContaining(hashes));
  });
});
