import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { shared } from '../../../test/shared-app.ts';
import { times } from '../../../test/times.ts';
import { visitorAt } from '../../../test/visitor.ts';

const REQUESTS_PER_NETWORK = 10;

let app: TestApp;
shared.beforeAll(async ({ app: running }) => {
  app = running;
});

/** Asks for links to set a password, each for another email address; returns how many were accepted. */
async function accepted(forwardedFor: (index: number) => string): Promise<number> {
  const results = await times(REQUESTS_PER_NETWORK + 2, (index) =>
    app.graphql(
      'mutation ($input: MailedEmailInput!) { requestPasswordReset(input: $input) }',
      { input: { email: `${randomUUID().slice(0, 8)}@example.com` } },
      undefined,
      visitorAt(forwardedFor(index)),
    ),
  );
  return results.filter(({ errors }) => !errors).length;
}

const spellings = (...all: string[]) => [all.join(' and '), (index: number) => all[index % all.length] ?? ''];

test.each([
  ['an IPv4 address with ports', (index: number) => `198.51.101.1:${1024 + index}`],
  ['an IPv6 address with ports', (index: number) => `[2001:db8:51::1]:${1024 + index}`],
  ['an IPv6 network with ports', (index: number) => `[2001:db8:52::${index}]:${1024 + index}`],
  ['an IPv6 address with zones', (index: number) => `[fe80::53%eth${index}]:443`],
  spellings('198.51.101.2', '198.51.101.2:', '198.51.101.2:_hidden', '"198.51.101.2:80"', '"198.51.101.2"'),
  spellings('::ffff:198.51.101.3', '[::ffff:c633:6503]:443', '::FFFF:198.51.101.3%1', '198.51.101.3:443'),
  spellings(
    '2001:db8:54::1',
    '2001:db8:54::1%1',
    '"[2001:DB8:54:0::1]"',
    '"2001:db8:54::2"',
    '[2001:db8:54::1]',
  ),
  [
    'whatever cannot be read',
    (index: number) =>
      [
        'unknown',
        '_hidden',
        '999.1.1.1',
        '198.51.101.4.5',
        '[2001:db8::1',
        '1234',
        '2001:db8::1::2',
        'host:80',
      ][index % 8] ?? '',
  ],
  ['an address behind a spoofed one', (index: number) => `8.8.8.${index}, 198.51.101.6:${1024 + index}`],
] as [string, (index: number) => string][])('%s are one network', async (_name, forwardedFor) => {
  expect(await accepted(forwardedFor)).toBe(REQUESTS_PER_NETWORK);
});

test('visitors of a trusted proxy are apart, also if the proxy writes its port', async () => {
  const forwardedFor = (index: number) => `198.51.102.${index}, 127.0.0.1:9`;
  expect(await accepted(forwardedFor)).toBe(REQUESTS_PER_NETWORK + 2);
});
