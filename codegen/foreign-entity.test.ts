import { RuleTester } from 'oxlint/plugins-dev';
import { expect, test } from 'vitest';
import config from '../oxlint.config.ts';
import { foreignEntity } from '../scripts/foreign-entity.ts';

const options = [['mail']];
const errors = [{ message: 'The entity MailEntity is of mail: call its service.' }];

RuleTester.it = test;
new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('entity/foreign', foreignEntity, {
  valid: [
    { code: `import type { MailEntity } from '../mail/entity.ts';`, options },
    { code: `import { type Mail, type MailEntity, sendMail } from '../../mail/service.ts';`, options },
    { code: `import { MailEntity } from './mail/entity.ts';`, options },
    { code: `import { AccountEntity } from '../platform/access/account.entity.ts';`, options },
  ],
  invalid: [
    { code: `import { type Mail, MailEntity } from '../../mail/entity.ts';`, options, errors },
    { code: `import { MailEntity } from '../mail/folder/sent.ts';`, options, errors },
  ],
});

test('each feature imports no entity of another, except for a foreign key', () => {
  const rules = (config.overrides ?? []).flatMap(({ files, rules: { 'entity/foreign': rule } = {} }) =>
    rule === undefined ? [] : [{ files: files.join(), rule }],
  );
  const { rule } = rules.find(({ files }) => files === 'graphql-api/src/publication/**') ?? {};
  expect(rule).toEqual(['error', expect.arrayContaining(['entry', 'lead', 'operations'])]);
  expect(rule).not.toEqual(['error', expect.arrayContaining(['platform'])]);
  expect(rules.at(-1)).toEqual({
    files: 'graphql-api/src/**/*entity.ts,graphql-api/src/**/*.test.ts',
    rule: 'off',
  });
});
