import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { formData, pageOf, postNative } from '../../test/native-form.ts';
import { forms, message, quote } from '../../test/samples/form-samples.ts';
import { countMails, sendForm } from '../../test/samples/forms.ts';
import { jpeg, readLeads, sendQuote, storedPhotos } from '../../test/samples/quote.ts';
import { shared } from '../../test/shared-app.ts';
import { someVisitor } from '../../test/visitor.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

let email: string;
beforeEach(() => {
  email = `${randomUUID().slice(0, 13)}@example.com`;
});

const QUOTE = { formType: 'Get a Qoute', ...quote };
const leadsOf = async () =>
  (await readLeads(app, { first: 100, search: email })).filter((lead) => lead.email === email);
const file = (bytes: Uint8Array): [name: string, bytes: Uint8Array] => ['room.jpg', bytes];
const photos = (count: number) => Array.from({ length: count }, () => file(picture));
const picture = await jpeg();
const quoteForm = (change: object = {}, count = 1) => formData({ ...QUOTE, email, ...change }, photos(count));
const withoutSubmission = ({ fields, formType }: Awaited<ReturnType<typeof readLeads>>[number]) => ({
  fields,
  formType,
});

describe('a form without scripts', () => {
  test.each(forms)(
    '$formType: is one lead, like the one by GraphQL, and leads to the thank-you page',
    async (form) => {
      const path = pageOf[form.formType] ?? '';
      const values = { formType: form.formType, ...form.sample, email };
      const mails = await countMails(app);
      expect(await postNative(app, path, values)).toMatchObject({ status: 303, location: '/thank-you' });
      expect((await countMails(app)) - mails).toBe(2);
      const [native] = await leadsOf();
      email = `other-${email}`;
      await sendForm(app, form, { email });
      const [scripted] = await leadsOf();
      if (!native || !scripted) throw new Error('A lead is missing.');
      expect(withoutSubmission(native)).toEqual({
        ...withoutSubmission(scripted),
        fields: { ...scripted.fields, email: native.email },
      });
    },
  );

  test('the quote: is a lead with its photos, in the values of GraphQL', async () => {
    const answer = await postNative(app, '/get-a-quote', quoteForm({}, 5));
    expect(answer).toMatchObject({ status: 303, location: '/thank-you' });
    const [lead] = await leadsOf();
    expect(lead?.photos).toHaveLength(5);
    expect(lead?.fields).toMatchObject({ ...quote, email });
  });

  test.each([
    ['charset=utf-16', 415],
    ['x=";charset=utf-8"; charset=utf-16', 415],
    ['x=";charset=utf-16"; charset=utf-8; charset=utf-16', 303],
  ])('its character set is the one that is checked: %s', async (parameter, status) => {
    const type = `application/x-www-form-urlencoded; ${parameter}`;
    const values = { formType: 'Contact', ...message.sample, email, message: 'Grüße' };
    expect((await postNative(app, '/contact', values, { 'content-type': type })).status).toBe(status);
    expect((await leadsOf()).map(({ fields }) => fields['message'])).toEqual(status === 303 ? ['Grüße'] : []);
  });

  test('an empty newsletter form is accepted', async () => {
    const answer = await postNative(app, '/blog', { formType: 'Newsletter', email: '' });
    expect(answer).toMatchObject({ status: 303, location: '/thank-you' });
  });

  test('ends its lines as scripts do, and counts each as one character', async () => {
    const text = `${'a'.repeat(174)}\r\n`.repeat(2).trim();
    await postNative(app, '/contact', { formType: 'Contact', ...message.sample, email, message: text });
    expect((await leadsOf())[0]?.fields['message']).toBe(text.replace('\r', ''));
  });

  test('ignores fields that it does not have', async () => {
    const others = { submissionId: 'x', source: 'x', submit: 'Submit', constructor: 'x' };
    const values = { formType: 'Contact', ...message.sample, email, ...others };
    expect((await postNative(app, '/contact', values)).status).toBe(303);
  });

  test.each([
    ['the hidden field', { website: 'https://spam.example' }],
    ['three links', { message: 'http://a.example http://b.example http://c.example' }],
  ])('is spam with %s', async (_name, change) => {
    const values = { formType: 'Contact', ...message.sample, email, ...change };
    expect((await postNative(app, '/contact', values)).status).toBe(303);
    expect((await leadsOf()).map(({ state }) => state)).toEqual(['SPAM']);
  });
});

test('the pages of rejected forms are limited by network, like accepted forms', async () => {
  const visitor = someVisitor();
  const values = { formType: 'Contact', ...message.sample, email: 'zoe' };
  const post = (path: string) => postNative(app, path, values, visitor);
  // The page for unknown paths is short.
  const rejected = await Promise.all(Array.from({ length: 100 }, () => post('/no-such-page')));
  expect(rejected.map(({ status }) => status)).toEqual(Array(100).fill(422));
  const { status, html, headers } = await post('/contact');
  expect([status, html]).toEqual([429, expect.stringMatching(/^Too many requests/)]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await postNative(app, '/contact', values)).status).toBe(422);
  expect((await postNative(app, '/contact', { ...values, email }, visitor)).status).toBe(303);
});

describe('a broken rule is shown at its field, with all that was typed', () => {
  test('the messages of every field, on the page that nobody caches', async () => {
    const values = {
      formType: 'Contact',
      name: 'R2',
      email: 'zoe',
      phoneNum: 'x',
      message: 'Do you stage condos?',
    };
    const answer = await postNative(app, '/contact', values);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const name of ['name', 'email', 'phoneNum']) {
      expect(answer.control(name)).toContain(` value="${values[name as 'name']}"`);
      expect(answer.control(name)).toContain(' aria-invalid="true"');
    }
    expect(answer.messages('name')).toEqual(['Full name is letters and spaces only.']);
    expect(answer.messages('phoneNum')).toEqual(['Phone number is required.']);
    expect(answer.control('message')).not.toContain('aria-invalid');
    expect(answer.html).toContain('>Do you stage condos?</textarea>');
  });

  test('of the quote, which asks for the photos again', async () => {
    const answer = await postNative(app, '/get-a-quote', quoteForm({ firstName: '', state: 'Nunavut' }));
    expect(answer.status).toBe(422);
    expect(answer.messages('firstName')).toEqual(['First name is required.']);
    expect(answer.messages('propertyPhotos')).toContain('Please choose your photos again.');
    expect(answer.html).toContain('<option value="Nunavut" selected="">');
    expect(answer.control('date')).toContain(` value="${quote.date}"`);
    expect(await leadsOf()).toEqual([]);
  });

  const uploadError = expect.stringMatching(/^An error occurred while uploading/);
  test.each([
    ['no photo', () => photos(0), 422, 'Please upload a image file'],
    ['six photos', () => photos(6), 422, 'You can upload a maximum of 5 images.'],
    ['250 photos', () => photos(250), 413, 'Please choose your photos again.'],
    ['a text', () => [file(Buffer.from('not a picture'))], 422, uploadError],
    [
      'a photo of more than 10 MB',
      () => [file(Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]))],
      422,
      uploadError,
    ],
  ])('the quote with %s', async (_name, files, status, words) => {
    const values = { ...QUOTE, email, additionalText: 'By the lake' };
    const answer = await postNative(app, '/get-a-quote', formData(values, files()));
    expect(answer.status).toBe(status);
    expect(answer.messages('propertyPhotos')).toContainEqual(words);
    expect(answer.control('firstName')).toContain('value="Test"');
    expect(answer.html).toContain('>By the lake</textarea>');
    expect(answer.html).toContain('<option value="Home Owner" selected="">');
    expect(await leadsOf()).toEqual([]);
  });

  test('the first such field gets the focus, and texts are escaped', async () => {
    const values = {
      formType: 'Get in Touch',
      name: '"><script>',
      email: 'x',
      phone: '',
      message: '</textarea>',
    };
    const answer = await postNative(app, '/about', values);
    expect(answer.html.match(/ autofocus=""/gi)).toHaveLength(1);
    expect(answer.control('email')).toMatch(/autofocus/i);
    expect(answer.html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(answer.html).not.toMatch(/value=""><script>|<\/textarea><\/textarea>/);
  });

  test('only the form that was sent shows the state, and the cached page shows none', async () => {
    const answer = await postNative(app, '/about', {
      formType: 'Newsletter',
      email: `${'a'.repeat(40)}@example.com`,
    });
    expect(answer.status).toBe(422);
    expect(answer.html.match(/ aria-invalid="true"/g)).toHaveLength(1);
    const page = await (await fetch(`${app.url}/about`)).text();
    expect(page).not.toMatch(/aria-invalid|aaaaaaaa/);
  });
});

describe('one submission is one lead', () => {
  const values = () => ({ formType: 'Contact', ...message.sample, email });
  const quoteInput = async () => ({ email, propertyPhotos: await storedPhotos(app) });

  test('pressed twice', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => postNative(app, '/contact', values())));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await leadsOf()).toHaveLength(1);
  });

  test('pressed before and after hydration, in either order and at once', async () => {
    const orders = [
      [() => postNative(app, '/contact', values()), () => sendForm(app, message, { email })],
      [() => sendForm(app, message, { email }), () => postNative(app, '/contact', values())],
    ];
    for (const presses of orders) {
      email = `${randomUUID().slice(0, 13)}@example.com`;
      const mails = await countMails(app);
      for (const press of presses) await press();
      expect(await leadsOf()).toHaveLength(1);
      email = `at-once-${email}`;
      await Promise.all(presses.map((press) => press()));
      expect(await leadsOf()).toHaveLength(1);
      expect((await countMails(app)) - mails).toBe(4);
    }
  });

  test('a quote, whose photos have other names', async () => {
    await postNative(app, '/get-a-quote', quoteForm());
    const { data } = await sendQuote(app, await quoteInput());
    expect(data?.['requestQuote']).toMatchObject({ msg: 'success' });
    expect(await leadsOf()).toHaveLength(1);
    await postNative(app, '/get-a-quote', quoteForm());
    expect(await leadsOf()).toHaveLength(1);
    await postNative(app, '/get-a-quote', quoteForm({}, 2));
    expect(await leadsOf()).toHaveLength(2);
  });

  test('another text, the same text by scripts twice, and the same after an hour are further leads', async () => {
    await postNative(app, '/contact', values());
    await postNative(app, '/contact', { ...values(), message: 'Another question' });
    expect(await leadsOf()).toHaveLength(2);
    await app.app.database.em
      .fork()
      .execute(`update "lead" set "submittedAt" = "submittedAt" - interval '61 minutes' where "email" = ?`, [
        email,
      ]);
    await postNative(app, '/contact', values());
    expect(await leadsOf()).toHaveLength(3);
    email = `twice-${email}`;
    for (const _ of [1, 2]) await sendForm(app, message, { email });
    expect(await leadsOf()).toHaveLength(2);
  });
});
