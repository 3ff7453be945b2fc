import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forms, message, newsletter } from '../../test/form-samples.ts';
import { postForm, sendForm } from '../../test/forms.ts';
import { type MailingApp, startMailingApp, studio } from '../../test/mailing-app.ts';
import { sendQuote, storedPhotos } from '../../test/quote.ts';

let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
beforeEach(() => {
  app.smtp.received.length = 0;
  app.smtp.refusing = false;
});
afterAll(() => app.close());

const titles: Record<string, string> = {
  'Get in Touch': 'Message',
  Contact: 'Message',
  'Message genrated through Project Management form': 'Project management enquiry',
  'Message genrated through Partnership form': 'Partnership enquiry',
  Newsletter: 'Newsletter subscription',
};

/** The mail to the business and the one to the visitor. */
async function pair(email: string) {
  await expect.poll(() => app.smtp.received.length).toBe(2);
  const to = (address: string) => app.smtp.received.find((mail) => mail.envelope.to.includes(address));
  return { toBusiness: to(studio.BUSINESS_EMAIL), toVisitor: to(email) };
}

test.each(forms)('$formType: both mails say what was sent, and who writes', async (form) => {
  await sendForm(app, form);
  const { formType: _formType, email, ...texts } = form.sample;
  const { toBusiness, toVisitor } = await pair(String(email));

  const name = form === newsletter ? String(email) : 'Zoé Visitor';
  expect(toBusiness?.subject).toBe(`${titles[form.formType]} from ${name}`);
  expect(toBusiness?.replyTo).toEqual([{ name: form === newsletter ? '' : name, address: email }]);
  expect(toVisitor?.subject).toMatch(/^(?:We have received your (?:message|.* enquiry)|You are subscribed)/);
  for (const mail of [toBusiness, toVisitor]) {
    for (const text of [email, ...Object.values(texts)]) expect(mail?.text).toContain(text);
    for (const text of ['Studio', '1 Main Street, Milton, Ontario', '905-555-0199']) {
      expect(mail?.text).toContain(text);
      expect(mail?.html).toContain(text);
    }
  }
});

test('a form of any kind may not write a header or an element', async () => {
  const change = { name: 'Zoé Visitor', message: '<img src=x>\r\nBcc: b@example.com\r\n\r\n<b>' };
  await postForm(app, message, change);
  const { toBusiness, toVisitor } = await pair('visitor@example.com');
  for (const mail of [toBusiness, toVisitor]) {
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.envelope.to).toHaveLength(1);
  }
});

const OWED = `query ($first: Int) {
  owedMails(first: $first) { totalCount items { id to submissionId formType email owedSince tries nextTry lastError } }
}`;

test('an admin sees which mails are still owed and why; nobody else does', async () => {
  app.smtp.refusing = true;
  const submissionId = randomUUID();
  await sendForm(app, message, { submissionId });
  await sendQuote(app, { propertyPhotos: await storedPhotos(app) });
  const token = await app.signIn();
  const owed = async (first?: number) => {
    const answer = await app.graphql(OWED, { first }, token);
    const { data } = answer as unknown as {
      data: { owedMails: { totalCount: number; items: Record<string, unknown>[] } };
    };
    return data.owedMails;
  };
  const tried = async () => (await owed()).items.filter(({ lastError }) => lastError !== null).length;
  await expect.poll(tried).toBe(4);

  const { totalCount, items } = await owed();
  expect(totalCount).toBe(4);
  expect(items.map(({ formType }) => formType)).toEqual(['Contact', 'Contact', 'Get a Qoute', 'Get a Qoute']);
  expect(items[0]).toMatchObject({ submissionId, email: 'visitor@example.com' });
  expect(items[0]?.['tries']).toBeGreaterThanOrEqual(1);
  expect(items[0]?.['lastError']).toContain('Try again later');
  expect(
    items
      .slice(0, 2)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['business', 'visitor']);
  expect((await owed(1)).items).toHaveLength(1);

  const stranger = await app.graphql(OWED);
  expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const many = await app.graphql(OWED, { first: 101 }, token);
  expect(many.errors?.[0]?.extensions.fields).toEqual({ first: 'A page has 1 to 100 mails.' });
});
