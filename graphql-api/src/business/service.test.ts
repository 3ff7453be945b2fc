import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailingApp, startMailingApp, studio } from '../../test/mailing-app.ts';
import { changePage } from '../../test/page-content.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';

const changes = {
  name: 'Rooms & Co',
  phone: '905-555-0777',
  email: 'owner@rooms.example',
  address: '2 Side Street, Oakville',
  location: 'Oakville, Ontario, Canada',
  serviceArea: ['Oakville'],
  socialLinks: [{ label: 'Houzz', url: 'https://www.houzz.com/rooms' }],
  openingHours: [{ from: 'Monday', to: 'Wednesday', opens: '09:00', closes: '17:00' }],
};

let app: MailingApp;
let token: string;
beforeAll(async () => {
  app = await startMailingApp();
  token = await app.signIn();
});
afterAll(() => app.close());

const textOf = async (path: string) => (await fetch(app.url + path)).text();
const ask = (query: string, variables: object) => app.graphql(query, variables, token);
const update = (changed: object, version: number) => changePage(ask, 'business', changed, version);

test('the original values are those of BUSINESS_*, whose names the fields have', async () => {
  const { data } = await app.graphql(
    '{ editablePage(page: "business") { name original fields } }',
    {},
    token,
  );
  expect(data?.['editablePage']).toMatchObject({
    name: 'Business',
    original: { name: studio.BUSINESS_NAME, email: studio.BUSINESS_EMAIL },
    fields: {
      fields: { name: { variable: 'BUSINESS_NAME' }, socialLinks: { variable: 'BUSINESS_SOCIAL_LINKS' } },
    },
  });
});

test.each([
  ['email', 'nobody', 'Enter an email address like name@example.com.'],
  ['name', ' ', 'Name is required.'],
  ['socialLinks', [{ label: 'X', url: 'javascript:alert(1)' }], 'The URL starts with https:// or http://.'],
  [
    'openingHours',
    [{ from: 'Friday', to: 'Monday', opens: '09:00', closes: '17:00' }],
    'The last day is before the first.',
  ],
])('%s = %j is rejected: %s', async (path, value, expected) => {
  const { errors } = await update({ [path]: value }, 0);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toContain(expected);
});

test('the owner changes pages, structured data, feed, manifest and mails at once, and resets them', async () => {
  expect(await textOf('/contact')).toContain('Studio');
  expect((await update(changes, 0)).errors).toBeUndefined();

  const html = await textOf('/contact');
  for (const text of [
    'Rooms &amp; Co',
    'tel:9055550777',
    'Monday to Wednesday 09:00–17:00',
    'houzz.com/rooms',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(studio.BUSINESS_PHONE);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  expect(data.find((it) => it['@type'] === 'LocalBusiness')).toMatchObject({
    name: 'Rooms & Co',
    telephone: '905-555-0777',
    address: { streetAddress: '2 Side Street, Oakville', addressLocality: 'Oakville' },
    areaServed: ['Oakville'],
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00' }],
  });
  expect(await textOf('/feed.xml')).toContain('<title>Rooms &amp; Co</title>');
  expect(JSON.parse(await textOf('/manifest.webmanifest')).name).toBe('Rooms & Co');

  const email = `${randomUUID()}@example.com`;
  await sendForm(app, message, { email });
  await expect.poll(() => app.smtp.received.length).toBe(2);
  const sent = app.smtp.received.find(({ envelope }) => envelope.to.includes('owner@rooms.example'));
  const received = app.smtp.received.find(({ envelope }) => envelope.to.includes(email));
  // The mail server may only send mail from this domain.
  expect(sent?.from).toEqual({ name: 'Rooms & Co', address: studio.BUSINESS_EMAIL });
  expect(received?.replyTo?.[0]?.address).toBe('owner@rooms.example');
  expect(received?.text).toContain('Rooms & Co\n2 Side Street, Oakville\n905-555-0777');

  await update({}, 1);
  expect(await textOf('/contact')).toContain(studio.BUSINESS_PHONE);
});
