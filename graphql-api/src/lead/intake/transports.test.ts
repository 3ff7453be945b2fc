import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { forms, message, newsletter, project, quickMessage } from '../../../test/samples/form-samples.ts';
import { countMails, postForm, sendForm } from '../../../test/samples/forms.ts';
import { LEADS, type LeadAnswer } from '../../../test/samples/quote.ts';
import { SubscriptionRequestEntity } from '../../newsletter/subscription.entity.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
});
afterAll(() => app.close());

const leadsOf = async (variables: object) => {
  const answer = await app.graphql(LEADS, variables, token);
  return (answer as unknown as { data: { leads: { nodes: LeadAnswer[] } } }).data.leads.nodes;
};

test.each(forms)(
  '$formType: ten at once over both transports are one lead and one pair of mails',
  async (form) => {
    const submissionId = randomUUID();
    const before = await countMails(app);
    const byGraphQL = async () => (await sendForm(app, form, { submissionId })).data?.[form.mutation];
    const byRest = async () =>
      (await postForm(app, form, {}, { 'idempotency-key': submissionId.toUpperCase() })).json();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? byRest() : byGraphQL())),
    );

    for (const answer of answers) expect(answer).toMatchObject({ msg: 'success' });
    const stored = (await leadsOf({ formType: form.formType })).filter(
      (it) => it.submissionId === submissionId,
    );
    expect(stored).toHaveLength(1);
    expect((await countMails(app)) - before).toBe(2);
  },
);

test('the list has the leads of every form, newest first, and can be filtered by form', async () => {
  for (const form of forms) await sendForm(app, form);
  const newest = await leadsOf({ first: forms.length });
  expect(newest.map(({ formType }) => formType)).toEqual(forms.map(({ formType }) => formType).toReversed());
  for (const { formType } of forms) {
    const types = (await leadsOf({ formType })).map((lead) => lead.formType);
    expect(new Set(types)).toEqual(new Set([formType]));
  }
});

test('the main contact form is stored under the form type that it names, else under Contact', async () => {
  const spoken = 'Message from the kitchen page';
  for (const [given, stored] of [
    [spoken, spoken],
    ['Newsletter', 'Newsletter'],
    ['', 'Contact'],
    [undefined, 'Contact'],
  ]) {
    const [byRest, byGraphQL] = [randomUUID(), randomUUID()] as const;
    const answer = await postForm(app, message, { formType: given }, { 'idempotency-key': byRest });
    expect([answer.status, await answer.json()]).toEqual([200, { msg: 'success' }]);
    await sendForm(app, message, { formType: given, submissionId: byGraphQL });
    for (const id of [byRest, byGraphQL]) {
      const lead = (await leadsOf({ formType: stored })).find(({ submissionId }) => submissionId === id);
      expect(lead?.fields).toEqual(message.sample);
    }
  }
  const em = app.app.database.em.fork();
  expect(await em.count(SubscriptionRequestEntity, { email: message.sample['email'] as string })).toBe(0);
  const long = await postForm(app, message, { formType: 'x'.repeat(101) });
  expect([long.status, await long.json()]).toMatchObject([400, { errors: { formType: expect.any(String) } }]);
});

test.each([quickMessage, newsletter])(
  '$path takes its own form type, with or without it being said',
  async (form) => {
    const wrong = await postForm(app, form, { formType: 'Get a Qoute' });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { msg: 'fail', errors: { formType: `The form type is '${form.formType}'.` } },
    ]);
    expect((await postForm(app, form, { formType: undefined })).status).toBe(200);
  },
);

test.each([...forms.slice(0, 3), newsletter])(
  '$path responds in JSON to unreadable requests',
  async (form) => {
    const post = async (type: string, body: string) => {
      const headers = { 'content-type': type };
      const response = await fetch(`${app.url}${form.path}`, { method: 'POST', headers, body });
      return [response.status, ((await response.json()) as { msg: string }).msg];
    };
    expect(await post('application/json', '{')).toEqual([400, 'fail']);
    expect(await post('application/json', '[]')).toEqual([400, 'fail']);
    expect(await post('application/json', 'null')).toEqual([400, 'fail']);
    expect(await post('application/json', JSON.stringify({ email: 'a'.repeat(300_000) }))).toEqual([
      413,
      'fail',
    ]);
    expect(await post('application/x-www-form-urlencoded', 'email=a')).toEqual([415, 'fail']);
    expect(await post('application/json; charset=utf-99', '{}')).toEqual([415, 'fail']);
    const key = await postForm(app, form, {}, { 'idempotency-key': '1' });
    expect(await key.json()).toEqual({
      msg: 'fail',
      errors: { 'Idempotency-Key': 'Idempotency-Key is a UUID.' },
    });
    const put = await fetch(`${app.url}${form.path}`, { method: 'PUT' });
    expect([put.status, typeof (await put.json())]).toEqual([404, 'object']);
    const get = await fetch(`${app.url}${form.path}`);
    expect([get.status, get.headers.get('allow'), await get.json()]).toEqual([
      405,
      'POST',
      { message: 'This takes POST.' },
    ]);
  },
);

test('a repeated submissionId gets the first response, whatever the input contains', async () => {
  const submissionId = randomUUID();
  await sendForm(app, project, { submissionId });
  const { data } = await sendForm(app, message, { submissionId });
  expect(data?.['sendMessage']).toEqual({ submissionId, msg: 'success' });
  const stored = (await leadsOf({ first: 5 })).filter((it) => it.submissionId === submissionId);
  expect(stored.map(({ formType }) => formType)).toEqual([project.formType]);
});

test('a submission that is sent again after years stores and mails nothing', async () => {
  const submissionId = randomUUID();
  await sendForm(app, message, { submissionId });
  const em = app.app.database.em.fork();
  await em.execute(
    `update "lead" set "submittedAt" = "submittedAt" - interval '3 years' where "submissionId" = ?`,
    [submissionId],
  );
  // Completed jobs are deleted earlier.
  await em.execute(`delete from "mail"`);
  const { data } = await sendForm(app, message, { submissionId });
  expect(data?.['sendMessage']).toEqual({ submissionId, msg: 'success' });
  expect((await postForm(app, message, {}, { 'idempotency-key': submissionId })).status).toBe(200);
  expect(await countMails(app)).toBe(0);
  const stored = (await leadsOf({ first: 50 })).filter((it) => it.submissionId === submissionId);
  expect(stored).toHaveLength(1);
});
