import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { readLead } from '../../../test/samples/forms.ts';
import { postQuote, sendQuote, storedPhotos } from '../../../test/samples/quote.ts';
import { acceptedQuotes, brokenQuotes } from '../../../test/samples/quote-rules.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
let token: string;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  token = await app.signIn();
});

const named = ([change]: [Record<string, unknown>, ...unknown[]]) => JSON.stringify(change).slice(0, 60);

describe.each(
  acceptedQuotes.map((it) => ({ name: named(it), change: it[0], stored: { ...it[0], ...it[1] } })),
)('accepted: $name', ({ change, stored }) => {
  test('by GraphQL', async () => {
    const submissionId = randomUUID();
    const answer = await sendQuote(app, {
      submissionId,
      propertyPhotos: await storedPhotos(app),
      ...change,
    });
    expect(answer).toEqual({ data: { requestQuote: { submissionId, msg: 'success' } } });
    const lead = await readLead(app, token, 'Get a Qoute', submissionId);
    for (const [name, value] of Object.entries(stored)) expect(lead?.fields[name]).toEqual(value);
  });

  test('by REST', async () => {
    const response = await postQuote(app, { propertyPhotos: await storedPhotos(app), ...change });
    expect([response.status, await response.json()]).toEqual([200, { msg: 'success' }]);
  });
});

describe.each(brokenQuotes.map((it) => ({ name: named(it), change: it[0], field: it[1], message: it[2] })))(
  'broken: $name',
  ({ change, field, message }) => {
    const photos = { propertyPhotos: ['0123456789abcdef0123456789abcdef.jpg'] };
    const words = typeof message === 'string' ? message : expect.stringMatching(message);

    test('by GraphQL', async () => {
      const { data, errors } = await sendQuote(app, { ...photos, ...change });
      expect(data ?? null).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: words } });
    });

    test('by REST', async () => {
      const response = await postQuote(app, { ...photos, ...change });
      expect([response.status, await response.json()]).toEqual([
        400,
        { msg: 'fail', errors: { [field]: words } },
      ]);
    });
  },
);

test('the errors name all fields at once and do not repeat their values', async () => {
  const { errors } = await sendQuote(app, {
    firstName: undefined,
    phone: '',
    city: 'x-marks-the-spot'.repeat(9),
  });
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual([
    'city',
    'firstName',
    'phone',
    'propertyPhotos',
  ]);
  expect(JSON.stringify(errors)).not.toContain('x-marks-the-spot');
});

test('a literal in the document meets the same rules as a variable', async () => {
  const fields = Object.entries({
    submissionId: randomUUID(),
    firstName: 'a',
    lastName: 'b',
    email: 'nowhere',
    phone: '1',
  });
  const rest = ['streetAddress', 'city', 'postalCode', 'propertySize', 'propertyType'].map((name) => [
    name,
    'x',
  ]);
  const choices = [
    ['occupation', 'Builder'],
    ['propertyStatus', 'Vacant'],
  ];
  const input = [...fields, ...rest, ...choices]
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(' ');
  const { errors } = await app.graphql(
    `mutation { requestQuote(input: { ${input} listPrice: 1 propertyPhotos: ["a"] }) { msg } }`,
  );
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual(['email']);
});
