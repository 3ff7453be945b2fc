import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { message, quote } from '../../../test/samples/form-samples.ts';
import { countMails, postForm } from '../../../test/samples/forms.ts';
import { LEADS, postQuote, readLeads, sendQuote, storedPhotos } from '../../../test/samples/quote.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('the same submission ten times at once, over both transports, is one lead with two mails', async () => {
  const submissionId = randomUUID();
  const propertyPhotos = await storedPhotos(app, 5);
  const mailsBefore = await countMails(app);
  const byGraphQL = () => sendQuote(app, { submissionId, propertyPhotos });
  const byRest = async () =>
    (await postQuote(app, { propertyPhotos }, { 'idempotency-key': submissionId })).json();

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? byRest() : byGraphQL())),
  );

  for (const [index, answer] of answers.entries()) {
    const success = { data: { requestQuote: { submissionId, msg: 'success' } } };
    expect(answer).toEqual(index % 2 ? { msg: 'success' } : success);
  }
  expect((await readLeads(app)).filter((lead) => lead.submissionId === submissionId)).toHaveLength(1);
  expect((await countMails(app)) - mailsBefore).toBe(2);
  expect(await byRest()).toEqual({ msg: 'success' });
  expect((await countMails(app)) - mailsBefore).toBe(2);
});

test('a lead has the sent values and its photos in order, for an admin only', async () => {
  const submissionId = randomUUID();
  const propertyPhotos = await storedPhotos(app, 3);
  await sendQuote(app, { submissionId, propertyPhotos });

  const [lead] = await readLeads(app, { first: 1 });
  expect(lead).toMatchObject({ submissionId, formType: 'Get a Qoute', email: quote.email });
  expect(lead?.fields).toEqual({ ...quote, propertyPhotos });
  expect(lead?.photos.map((photo) => photo.fileName)).toEqual(propertyPhotos);
  expect(Math.abs(Date.now() - Date.parse(lead?.submittedAt ?? ''))).toBeLessThan(60_000);

  const anonymous = await app.graphql(LEADS);
  expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('photos belong to the first lead that names them', async () => {
  const propertyPhotos = await storedPhotos(app, 2);
  await sendQuote(app, { propertyPhotos });
  const second = await sendQuote(app, { propertyPhotos: [...propertyPhotos, ...(await storedPhotos(app))] });
  expect(second.errors?.[0]?.extensions.fields).toEqual({
    propertyPhotos: expect.stringContaining('upload them again'),
  });
  const leads = (await readLeads(app)).filter((lead) =>
    lead.photos.some((it) => propertyPhotos.includes(it.fileName)),
  );
  expect(leads).toHaveLength(1);
});

test('two leads that name the same photos at once: one of them gets them', async () => {
  const propertyPhotos = await storedPhotos(app, 5);
  const answers = await Promise.all([
    sendQuote(app, { propertyPhotos }),
    sendQuote(app, { propertyPhotos: propertyPhotos.toReversed() }),
  ]);
  expect(answers.filter((answer) => answer.data)).toHaveLength(1);
});

test('an omitted date defaults to today in Milton', async () => {
  const submissionId = randomUUID();
  const propertyPhotos = await storedPhotos(app);
  // Late in the evening in Milton it is the next day in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-02T04:30:00Z') });
  try {
    await sendQuote(app, { submissionId, date: undefined, propertyPhotos });
  } finally {
    vi.useRealTimers();
  }
  const lead = (await readLeads(app)).find((it) => it.submissionId === submissionId);
  expect(lead?.fields['date']).toBe('2030-01-01');
});

test('leads come in pages that a new one does not shift', async () => {
  for (let count = 0; count < 3; count += 1)
    await sendQuote(app, { propertyPhotos: await storedPhotos(app) });
  const token = await app.signIn();
  const page = async (variables: object) => {
    const { data } = await app.graphql(LEADS, variables, token);
    return data?.['leads'] as unknown as {
      totalCount: number;
      nodes: { id: string }[];
      pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    };
  };
  const all = await page({ first: 100 });
  expect(all.totalCount).toBe(all.nodes.length);
  const seen = [];
  let after: string | undefined;
  do {
    const next = await page({ first: 2, after });
    expect(next.pageInfo.hasPreviousPage).toBe(seen.length > 0);
    seen.push(...next.nodes);
    after = next.pageInfo.hasNextPage ? next.pageInfo.endCursor : undefined;
    if (seen.length === 2) await sendQuote(app, { propertyPhotos: await storedPhotos(app) });
  } while (after);
  expect(seen).toEqual(all.nodes.map(({ id }) => expect.objectContaining({ id })));
  expect((await page({ formType: 'Newsletter' })).totalCount).toBe(0);
  expect((await page({ formType: 'Get a Qoute' })).totalCount).toBe(all.totalCount + 1);

  for (const wrong of [
    { first: 0 },
    { first: 101 },
    { after: 'nonsense' },
    { after: 'eyJpZCI6eyIkbmUiOiIifX0' },
  ]) {
    const { errors } = await app.graphql(LEADS, wrong, token);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [Object.keys(wrong)[0] ?? '']: expect.any(String) },
    });
  }
});

test.each([
  ['no JSON', '{', 'application/json', 400],
  ['no object', '[]', 'application/json', 400],
  ['no quote request', '{"email":"a@example.com","formType":"Get a Qoute"}', 'application/json', 400],
  ['another prototype', '{"assementData":{"__proto__":{"firstName":"a"}}}', 'application/json', 400],
  [
    'too large',
    JSON.stringify({ assementData: { additionalText: 'a'.repeat(300_000) } }),
    'application/json',
    413,
  ],
  ['another type', 'email=a', 'application/x-www-form-urlencoded', 415],
])('a body that is %s is answered in JSON', async (_name, body, type, status) => {
  const response = await fetch(`${app.url}/send-assesment`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(status);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ msg: 'fail' });
  expect(text).not.toMatch(/\bat .*\.ts:/);
});

test('an Idempotency-Key must be a UUID, a formType the one of the form, and both email addresses valid', async () => {
  const propertyPhotos = await storedPhotos(app);
  const key = await postQuote(app, { propertyPhotos }, { 'idempotency-key': 'first try' });
  expect([key.status, await key.json()]).toEqual([
    400,
    { msg: 'fail', errors: { 'Idempotency-Key': 'Idempotency-Key is a UUID.' } },
  ]);

  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${app.url}/send-assesment`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  };
  const { email, ...withoutEmail } = { ...quote, propertyPhotos };
  const formType = 'Get a Qoute';
  expect(await post({ email, formType: 'Newsletter', assementData: { ...withoutEmail, email } })).toEqual([
    400,
    { msg: 'fail', errors: { formType: "The form type is 'Get a Qoute'." } },
  ]);
  expect(await post({ email: 'nowhere', formType, assementData: { ...withoutEmail, email } })).toEqual([
    400,
    { msg: 'fail', errors: { email: expect.any(String) } },
  ]);
  expect(await post({ email, formType, assementData: withoutEmail })).toEqual([200, { msg: 'success' }]);
});

/** Sends messages at once; returns the statuses of the responses. */
async function sendAtOnce(messages: { email: string; key: string }[]): Promise<number[]> {
  const responses = await Promise.all(
    messages.map(({ email, key }) => postForm(app, message, { email }, { 'idempotency-key': key })),
  );
  return responses.map(({ status }) => status);
}

const newMessages = (count: number, email: string) =>
  Array.from({ length: count }, () => ({ email, key: randomUUID() as string }));

async function storedOf(messages: { key: string }[]): Promise<string[]> {
  const keys = messages.map(({ key }) => key);
  return (await readLeads(app)).map(({ submissionId }) => submissionId).filter((id) => keys.includes(id));
}

test('leads that come at once are stored once each, and three of one email address are acknowledged', async () => {
  const mailsBefore = await countMails(app);
  const messages = newMessages(6, 'at.once@example.com');
  expect(await sendAtOnce([...messages, ...messages])).toEqual(Array(12).fill(200));
  expect(await storedOf(messages)).toHaveLength(6);
  expect((await countMails(app)) - mailsBefore).toBe(6 + 3);
});
