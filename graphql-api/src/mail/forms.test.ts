import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailingApp, startMailingApp, studio } from '../../test/mailing-app.ts';
import { forms, message, newsletter, project, quickMessage } from '../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../test/samples/quote.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
beforeEach(() => {
  app.smtp.received.length = 0;
  app.smtp.rejecting = false;
});
afterAll(() => app.close());

const textTo = (email: string) => app.smtp.received.find(({ envelope }) => envelope.to.includes(email))?.text;

const titles: Record<string, string> = {
  'Get in Touch': 'Short message',
  Contact: 'Message',
  'Message genrated through Project Management form': 'Project management enquiry',
  'Message genrated through Partnership form': 'Partnership enquiry',
  Newsletter: 'Newsletter subscription',
};

/** Returns the mail to the business and the mail to the visitor. */
async function pair(email: string) {
  await expect.poll(() => app.smtp.received.length).toBe(2);
  const to = (recipient: string) => app.smtp.received.find((mail) => mail.envelope.to.includes(recipient));
  return { toBusiness: to(studio.BUSINESS_EMAIL), toVisitor: to(email) };
}

test.each(forms)('$formType: the business receives all fields, the visitor our own text', async (form) => {
  await sendForm(app, form);
  const { formType: _formType, email, name: typed, ...texts } = form.sample;
  for (const field of ['phone', 'phoneNum']) if (texts[field]) texts[field] = '905-555-0123';
  const { toBusiness, toVisitor } = await pair(String(email));

  const name = form === newsletter ? String(email) : 'Zoé Visitor';
  expect(toBusiness?.subject).toBe(`${titles[form.formType]} from ${name}`);
  expect(toBusiness?.replyTo).toEqual([{ name: form === newsletter ? '' : name, address: email }]);
  for (const text of [email, ...Object.values(texts)]) expect(toBusiness?.text).toContain(text);
  expect(toVisitor?.subject).toMatch(/^(?:Your (?:message|.* enquiry) to Studio$|Please confirm: )/);
  expect(toVisitor?.text).toMatch(typed ? /^Hello Zoé,/ : /^Hello,/);
  for (const mail of [toBusiness, toVisitor]) {
    for (const text of ['Studio', '1 Main Street, Milton, Ontario', '905-555-0199']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
  }
});

test('the acknowledgement contains none of the visitor’s input', async () => {
  // A text that no template contains, in every text field and next to letters in the name.
  const sign = 'evil.example';
  const photos = await storedPhotos(app);
  const texts = [
    'lastName',
    'streetAddress',
    'addressLine2',
    'city',
    'postalCode',
    'propertySize',
    'propertyType',
  ];
  const typed = Object.fromEntries([...texts, 'additionalText'].map((field) => [field, `Win at ${sign}`]));
  const victims = ['a', 'b', 'c', 'd', 'e'].map((it) => `${it}@example.com`);
  await sendQuote(app, { ...typed, email: victims[0], firstName: `Win at ${sign}`, propertyPhotos: photos });
  const words = { name: sign, message: `Win at ${sign}` };
  await sendForm(app, quickMessage, { ...words, email: victims[1] });
  await sendForm(app, message, { message: words.message, email: victims[2] });
  const enquiry = { timeToConnect: sign, description: sign, email: victims[3] };
  await sendForm(app, project, enquiry);
  await sendForm(app, newsletter, { page: `/${sign}`, email: victims[4] });

  await expect.poll(() => app.smtp.received.length).toBe(2 * victims.length);
  const withSign = app.smtp.received
    .filter(({ text, html, subject, headers }) =>
      JSON.stringify([text, html, subject, headers]).includes(sign),
    )
    .flatMap(({ envelope }) => envelope.to);
  expect(withSign).toEqual(victims.map(() => studio.BUSINESS_EMAIL));
  const greetings = victims.slice(0, 3).map((email) => textTo(email)?.split('\n')[0]);
  expect(greetings).toEqual(['Hello,', 'Hello,', 'Hello Zoé,']);
});

test('no form can inject a header or an element', async () => {
  const change = { name: 'Zoé Visitor', message: '<img src=x>\r\nBcc: b@example.com\r\n\r\n<b>' };
  await postForm(app, message, change);
  const { toBusiness, toVisitor } = await pair('visitor@example.com');
  for (const mail of [toBusiness, toVisitor]) {
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.envelope.to).toHaveLength(1);
  }
});

const PENDING = `query ($first: Int) {
  pendingMails(first: $first) { totalCount failedCount overdueCount nodes { id to state submissionId formType email queuedSince tries nextTry lastError } }
}`;

test('an admin sees the pending mails with their errors; other callers do not', async () => {
  app.smtp.rejecting = true;
  const submissionId = randomUUID();
  await sendForm(app, message, { submissionId, email: 'pending@example.com' });
  await sendQuote(app, { email: 'pending@example.com', propertyPhotos: await storedPhotos(app) });
  const token = await app.signIn();
  const pending = async (first?: number) => {
    const answer = await app.graphql(PENDING, { first }, token);
    const { data } = answer as unknown as {
      data: { pendingMails: { totalCount: number; nodes: Record<string, unknown>[] } };
    };
    return data.pendingMails;
  };
  const tried = async () => (await pending()).nodes.filter(({ lastError }) => lastError !== null).length;
  await expect.poll(tried).toBe(4);

  const { totalCount, nodes: items } = await pending();
  expect(totalCount).toBe(4);
  expect(items.map(({ formType }) => formType)).toEqual(['Contact', 'Contact', 'Get a Qoute', 'Get a Qoute']);
  expect(items[0]).toMatchObject({ submissionId, email: 'pending@example.com', state: 'QUEUED' });
  expect(items[0]?.['tries']).toBeGreaterThanOrEqual(1);
  expect(items[0]?.['lastError']).toContain('Try again later');
  expect(
    items
      .slice(0, 2)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['BUSINESS', 'VISITOR']);
  expect((await pending(1)).nodes).toHaveLength(1);

  const anonymous = await app.graphql(PENDING);
  expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const many = await app.graphql(PENDING, { first: 101 }, token);
  expect(many.errors?.[0]?.extensions.fields).toEqual({ first: 'A page has 1 to 100 items.' });
});
