import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { forms, message, newsletter, quote, type TestForm } from '../../../test/samples/form-samples.ts';
import { countMails, postForm, readLead, sendForm } from '../../../test/samples/forms.ts';
import { readLeads, sendQuote, storedPhotos } from '../../../test/samples/quote.ts';
import { confirmSubscription } from '../../newsletter/confirmation.ts';
import { findSubscription, unsubscribe } from '../../newsletter/service.ts';
import { SubscriptionRequestEntity } from '../../newsletter/subscription.entity.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
});
afterAll(() => app.close());

/** Returns the unconfirmed subscription of an email address. */
const requestOf = (email: string) => app.app.database.em.fork().findOne(SubscriptionRequestEntity, { email });

test.each(forms)(
  '$formType: a filled honeypot is answered like success, stored, marked, and queues no mail',
  async (form) => {
    const submissionId = randomUUID();
    const before = await countMails(app);
    const answer = await sendForm(app, form, { submissionId, website: 'https://pills.example' });
    expect(answer).toEqual({ data: { [form.mutation]: { submissionId, msg: 'success' } } });
    const byRest = await postForm(app, form, { website: 'https://pills.example' });
    expect([byRest.status, await byRest.json()]).toEqual([200, { msg: 'success' }]);

    const lead = await readLead(app, token, form.formType, submissionId);
    expect(lead).toMatchObject({ state: 'SPAM', fields: { website: 'https://pills.example' } });
    expect(await countMails(app)).toBe(before);
  },
);

test('a quote is checked alike, and its photos are stored with it', async () => {
  const propertyPhotos = await storedPhotos(app, 2);
  await sendQuote(app, { propertyPhotos, website: 'x' });
  const [lead] = await readLeads(app, { first: 1 });
  expect(lead).toMatchObject({ state: 'SPAM', email: quote.email });
  expect(lead?.photos).toHaveLength(2);
});

test('spam does not subscribe its email address', async () => {
  await sendForm(app, newsletter, { email: 'victim@example.com', website: 'x' });
  expect(await requestOf('victim@example.com')).toBeNull();
});

test('three different links are marked as spam, two are not', async () => {
  const sent = async (text: string) => {
    const submissionId = randomUUID();
    await postForm(app, message, { message: text }, { 'idempotency-key': submissionId });
    return (await readLead(app, token, message.formType, submissionId))?.state === 'SPAM';
  };
  const [a, b, c] = ['https://pills.example/a', 'http://pills.example/b', 'https://pills.example/c'];
  expect(await sent(`${a} ${b} ${c}`)).toBe(true);
  expect(await sent(`${a} and ${b}`)).toBe(false);
  expect(await sent(`<a href="${a}">${a}</a> ${a} ${b}`)).toBe(false);
});

test('the list can be limited to states', async () => {
  const count = async (states: string[]) => {
    const query =
      'query ($states: [LeadState!]) { leads(first: 100, states: $states) { totalCount nodes { state } } }';
    const answer = (await app.graphql(query, { states }, token)) as unknown as {
      data: { leads: { totalCount: number; nodes: { state: string }[] } };
    };
    const { totalCount, nodes } = answer.data.leads;
    const others = nodes.filter(({ state }) => !states.includes(state));
    expect(others).toEqual([]);
    return totalCount;
  };
  const [spam, others] = [await count(['SPAM']), await count(['NEW', 'ANSWERED', 'WON', 'LOST'])];
  expect(spam).toBeGreaterThan(0);
  expect(others).toBeGreaterThan(0);
  expect(await count(['NEW', 'ANSWERED', 'WON', 'LOST', 'SPAM'])).toBe(spam + others);
});

describe('a lead that the spam check marked by mistake', () => {
  const setState = (id: string, state: string) =>
    app.graphql(
      'mutation ($id: ID!, $state: LeadState!) { setLeadStates(ids: [$id], state: $state) { state } }',
      { id, state },
      token,
    );
  const markedAsSpam = async (form: TestForm, change: object = {}) => {
    const submissionId = randomUUID();
    await sendForm(app, form, { submissionId, website: 'x', ...change });
    const { id } = (await readLead(app, token, form.formType, submissionId)) ?? { id: '' };
    return id;
  };

  test('queues its mails once when an admin unmarks it', async () => {
    const id = await markedAsSpam(message, { email: 'mistaken@example.com' });
    const before = await countMails(app);
    await setState(id, 'SPAM');
    await Promise.all([setState(id, 'NEW'), setState(id, 'ANSWERED')]);
    expect(await countMails(app)).toBe(before + 2);
    await setState(id, 'SPAM');
    await setState(id, 'NEW');
    expect(await countMails(app)).toBe(before + 2);
  });

  test('requests confirmation with the original time of consent, but not after an unsubscription', async () => {
    const em = app.app.database.em.fork();
    const [subscribed, unsubscribed] = [{ email: 'kept@example.com' }, { email: 'gone@example.com' }];
    const ids = [
      await markedAsSpam(newsletter, { ...subscribed, page: '/blog' }),
      await markedAsSpam(newsletter, unsubscribed),
    ];
    const before = new Date();
    await sendForm(app, newsletter, unsubscribed);
    await confirmSubscription(em, (await requestOf(unsubscribed.email))?.id ?? '');
    await unsubscribe(em, (await findSubscription(em, unsubscribed.email))?.id ?? '');
    for (const id of ids) await setState(id, 'NEW');
    const request = await requestOf(subscribed.email);
    expect(request).toMatchObject({ page: '/blog' });
    expect(request?.consentedAt.getTime()).toBeLessThanOrEqual(before.getTime());
    expect(await requestOf(unsubscribed.email)).toBeNull();
  });
});
