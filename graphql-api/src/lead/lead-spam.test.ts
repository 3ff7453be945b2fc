import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { forms, message, newsletter, type TestForm } from '../../test/form-samples.ts';
import { countMails, postForm, readLead, sendForm } from '../../test/forms.ts';
import { quote, readLeads, sendQuote, storedPhotos } from '../../test/quote.ts';
import { findSubscription, unsubscribe } from '../newsletter/newsletter.service.ts';
import { issueFormToken } from './lead.spam.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
});
afterAll(() => app.close());

const tokenNow = async () => (await app.graphql('{ formToken }')).data?.['formToken'] as unknown as string;
const tokenOf = (secondsAgo: number) => issueFormToken(app.app, Date.now() - secondsAgo * 1000);

test.each(forms)(
  '$formType: a filled trap is answered like success, kept, marked, and owes no mail',
  async (form) => {
    const submissionId = randomUUID();
    const before = await countMails(app);
    const answer = await sendForm(app, form, { submissionId, website: 'https://pills.example' });
    expect(answer).toEqual({ data: { [form.mutation]: { submissionId, msg: 'success' } } });
    const byRest = await postForm(app, form, { website: 'https://pills.example' });
    expect([byRest.status, await byRest.json()]).toEqual([200, { msg: 'success' }]);

    const lead = await readLead(app, token, form.formType, submissionId);
    expect(lead).toMatchObject({ spam: true, fields: { website: 'https://pills.example' } });
    expect(await countMails(app)).toBe(before);
  },
);

test('a quote is held to the same, and its photos are kept with it', async () => {
  const propertyPhotos = await storedPhotos(app, 2);
  await sendQuote(app, { propertyPhotos, website: 'x' });
  const [lead] = await readLeads(app, { first: 1 });
  expect(lead).toMatchObject({ spam: true, email: quote.email });
  expect(lead?.photos).toHaveLength(2);
});

test('spam subscribes nobody', async () => {
  await sendForm(app, newsletter, { email: 'victim@example.com', website: 'x' });
  expect(await findSubscription(app.app.database.em.fork(), 'victim@example.com')).toBeNull();
});

test('a form sent as soon as it was shown is marked; one that took a person’s time is not', async () => {
  const sent = async (formToken: string | null | undefined) => {
    const submissionId = randomUUID();
    await sendForm(app, message, { submissionId, formToken });
    return readLead(app, token, message.formType, submissionId);
  };
  expect(await sent(await tokenNow())).toMatchObject({ spam: true });
  for (const patient of [await tokenOf(2), await tokenOf(90 * 24 * 3600), undefined, null, '']) {
    const lead = await sent(patient);
    expect(lead).toMatchObject({ spam: false, fields: message.sample });
    expect(lead?.fields).not.toHaveProperty('formToken');
  }
});

test('a forged time is found out', async () => {
  const [, signature = ''] = (await tokenOf(2)).split('.');
  for (const formToken of [`${(1_000).toString(36)}.${signature}`, 'nonsense', '.', `${await tokenOf(9)}x`]) {
    const submissionId = randomUUID();
    await postForm(app, message, { formToken }, { 'idempotency-key': submissionId });
    expect(await readLead(app, token, message.formType, submissionId)).toMatchObject({ spam: true });
  }
});

test('the list can be asked for spam, or to leave it out', async () => {
  const count = async (spam: boolean | null) => {
    const query = 'query ($spam: Boolean) { leads(first: 100, spam: $spam) { totalCount nodes { spam } } }';
    const answer = (await app.graphql(query, { spam }, token)) as unknown as {
      data: { leads: { totalCount: number; nodes: { spam: boolean }[] } };
    };
    const { totalCount, nodes } = answer.data.leads;
    expect(new Set(nodes.map((node) => node.spam)).size).toBe(spam === null ? 2 : 1);
    return totalCount;
  };
  expect(await count(null)).toBe((await count(true)) + (await count(false)));
});

describe('a lead that was held back by mistake', () => {
  const setState = (id: string, state: string) =>
    app.graphql(
      'mutation ($id: ID!, $state: LeadState!) { setLeadState(id: $id, state: $state) { spam } }',
      { id, state },
      token,
    );
  const held = async (form: TestForm, change: object = {}) => {
    const submissionId = randomUUID();
    await sendForm(app, form, { submissionId, website: 'x', ...change });
    const { id } = (await readLead(app, token, form.formType, submissionId)) ?? { id: '' };
    return id;
  };

  test('owes its mails from the moment its mark is taken off, once', async () => {
    const id = await held(message);
    const before = await countMails(app);
    await setState(id, 'spam');
    await Promise.all([setState(id, 'new'), setState(id, 'answered')]);
    expect(await countMails(app)).toBe(before + 2);
    await setState(id, 'spam');
    await setState(id, 'new');
    expect(await countMails(app)).toBe(before + 2);
  });

  test('subscribes, with the consent of its own time, but for who has unsubscribed since', async () => {
    const subscriptionOf = (email: string) => findSubscription(app.app.database.em.fork(), email);
    const [kept, gone] = [{ email: 'kept@example.com' }, { email: 'gone@example.com' }];
    const ids = [await held(newsletter, { ...kept, page: '/blog' }), await held(newsletter, gone)];
    const before = new Date();
    await sendForm(app, newsletter, gone);
    await unsubscribe(app.app.database.em.fork(), (await subscriptionOf(gone.email))?.id ?? '');
    for (const id of ids) await setState(id, 'new');
    const subscription = await subscriptionOf(kept.email);
    expect(subscription).toMatchObject({ page: '/blog', unsubscribedAt: null });
    expect(subscription?.consentedAt.getTime()).toBeLessThanOrEqual(before.getTime());
    expect((await subscriptionOf(gone.email))?.unsubscribedAt).not.toBeNull();
  });
});
