import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { postQuote, readLeads, sendQuote, storedPhotos } from '../../test/quote.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const letters = (count: number) => 'a'.repeat(count);
const mail = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;

/** Each rule of spec section 5 just inside its limit, with what is then stored where that differs. */
const kept: [change: Record<string, unknown>, stored?: Record<string, unknown>][] = [
  [{ firstName: letters(36) }],
  [{ lastName: letters(36) }],
  [{ firstName: '  Zoé ' }, { firstName: 'Zoé' }],
  [{ firstName: "O'Brien-日本 3" }],
  [{ email: mail(100) }],
  [{ phone: '1' }],
  [{ phone: '12345678901234567890' }],
  [{ phone: '+1 (905) 555-0123' }, { phone: '19055550123' }],
  [{ streetAddress: letters(50) }],
  [{ addressLine2: letters(50) }],
  [{ addressLine2: '' }, { addressLine2: undefined }],
  [{ addressLine2: null }, { addressLine2: undefined }],
  [{ city: letters(50) }],
  [{ state: 'Nunavut' }],
  [{ state: undefined }, { state: 'Ontario' }],
  [{ postalCode: letters(50) }],
  [{ occupation: 'Realtor' }],
  [{ propertySize: letters(5000) }],
  [{ propertyStatus: 'under renovation' }],
  [{ listPrice: 0 }],
  [{ listPrice: '749000.50' }],
  [{ listPrice: undefined }],
  [
    { additionalText: 'Two lines\nwith "quotes", a \\ and a ? in them; \u0000🏠' },
    { additionalText: 'Two lines\nwith "quotes", a \\ and a ? in them; 🏠' },
  ],
  [{ additionalText: '\uD800 half' }, { additionalText: '\uFFFD half' }],
  [{ date: '2028-02-29' }],
  [{ date: '2026-12-24T23:30:00-05:00' }, { date: '2026-12-24' }],
  [{ date: '0001-01-01' }],
  [{ date: '9999-12-31' }],
];

/** Each rule just outside its limit, with the field it is said at and the words. */
const broken: [change: Record<string, unknown>, field: string, message: string | RegExp][] = [
  ...['firstName', 'lastName', 'email', 'phone', 'streetAddress', 'city', 'postalCode', 'occupation'].flatMap(
    (field): [Record<string, unknown>, string, RegExp][] => [
      [{ [field]: undefined }, field, /is required\.$/],
      [{ [field]: '' }, field, /is required\.$/],
      [{ [field]: ' \t ' }, field, /is required\.$/],
      [{ [field]: { $ne: '' } }, field, /is text\.$/],
      [{ [field]: ['a'] }, field, /is text\.$/],
      [{ [field]: 12 }, field, /is text\.$/],
    ],
  ),
  ...['propertySize', 'propertyType', 'propertyStatus'].map(
    (field): [Record<string, unknown>, string, RegExp] => [{ [field]: '' }, field, /is required\.$/],
  ),
  [{ firstName: letters(37) }, 'firstName', 'First name is at most 36 characters.'],
  [{ lastName: letters(37) }, 'lastName', 'Last name is at most 36 characters.'],
  [{ email: mail(101) }, 'email', 'Email is at most 100 characters.'],
  [{ email: 'visitor' }, 'email', 'Enter an email address like name@example.com.'],
  [{ email: 'a@b' }, 'email', 'Enter an email address like name@example.com.'],
  [
    { email: 'a@example.com\r\nBcc: b@example.com' },
    'email',
    'Enter an email address like name@example.com.',
  ],
  [{ phone: '123456789012345678901' }, 'phone', 'Phone is at most 20 digits.'],
  [{ phone: 'call me' }, 'phone', 'Phone is required.'],
  [{ streetAddress: letters(51) }, 'streetAddress', 'Street address is at most 50 characters.'],
  [{ addressLine2: letters(51) }, 'addressLine2', 'Address line 2 is at most 50 characters.'],
  [{ city: letters(51) }, 'city', 'City is at most 50 characters.'],
  [{ postalCode: letters(51) }, 'postalCode', 'Postal code is at most 50 characters.'],
  [{ state: 'Ohio' }, 'state', /^Choose one of: Ontario, /],
  [{ state: '' }, 'state', 'Province is required.'],
  [{ occupation: 'Plumber' }, 'occupation', 'Choose one of: Home Owner, Builder, Realtor.'],
  [{ propertyStatus: 'vacant' }, 'propertyStatus', 'Choose one of: Vacant, Occupied, under renovation.'],
  [{ listPrice: -1 }, 'listPrice', 'Estimated list price cannot be negative.'],
  [{ listPrice: '-0.01' }, 'listPrice', 'Estimated list price cannot be negative.'],
  [{ listPrice: 'a lot' }, 'listPrice', 'Estimated list price is a number.'],
  [{ listPrice: '1e5' }, 'listPrice', 'Estimated list price is a number.'],
  [{ listPrice: '9'.repeat(400) }, 'listPrice', 'Estimated list price is a number.'],
  [{ listPrice: {} }, 'listPrice', 'Estimated list price is a number.'],
  [{ date: '2026-02-30' }, 'date', 'Expected staging date is a date like 2025-03-31.'],
  [{ date: '0000-01-01' }, 'date', 'Expected staging date is a date like 2025-03-31.'],
  [{ date: '12/24/2026' }, 'date', 'Expected staging date is a date like 2025-03-31.'],
  [{ date: '2026-12-24Tsoon' }, 'date', 'Expected staging date is a date like 2025-03-31.'],
  [{ propertyPhotos: undefined }, 'propertyPhotos', 'Please upload a image file'],
  [{ propertyPhotos: [] }, 'propertyPhotos', 'Please upload a image file'],
  [{ propertyPhotos: 'a.jpg' }, 'propertyPhotos', /no longer here/],
  [{ propertyPhotos: { length: 1 } }, 'propertyPhotos', 'Photos is a list of texts.'],
  [{ propertyPhotos: [{}] }, 'propertyPhotos', 'Photos is a list of texts.'],
  [{ propertyPhotos: Array(6).fill('a.jpg') }, 'propertyPhotos', 'You can upload a maximum of 5 images.'],
  [{ propertyPhotos: ['../../secret'] }, 'propertyPhotos', /no longer here/],
  ...['unheardOf', 'constructor', 'toString'].map((field): [Record<string, unknown>, string, string] => [
    { [field]: 'x' },
    field,
    'There is no such field.',
  ]),
];

const named = ([change]: [Record<string, unknown>, ...unknown[]]) => JSON.stringify(change).slice(0, 60);

describe.each(kept.map((it) => ({ name: named(it), change: it[0], stored: { ...it[0], ...it[1] } })))(
  'kept: $name',
  ({ change, stored }) => {
    test('by GraphQL', async () => {
      const submissionId = randomUUID();
      const answer = await sendQuote(app, {
        submissionId,
        propertyPhotos: await storedPhotos(app),
        ...change,
      });
      expect(answer).toEqual({ data: { requestQuote: { submissionId, msg: 'success' } } });
      const lead = (await readLeads(app)).find((it) => it.submissionId === submissionId);
      for (const [name, value] of Object.entries(stored)) expect(lead?.fields[name]).toEqual(value);
    });

    test('by REST', async () => {
      const response = await postQuote(app, { propertyPhotos: await storedPhotos(app), ...change });
      expect([response.status, await response.json()]).toEqual([200, { msg: 'success' }]);
    });
  },
);

describe.each(broken.map((it) => ({ name: named(it), change: it[0], field: it[1], message: it[2] })))(
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

test('what is wrong is said of all fields at once, and what was sent is not repeated', async () => {
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
    `mutation { requestQuote(input: { ${input} listPrice: -1 propertyPhotos: ["a"] }) { msg } }`,
  );
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual(['email', 'listPrice']);
});
