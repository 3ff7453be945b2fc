import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { forms, message } from '../../../test/samples/form-samples.ts';
import { countMails, postForm, sendForm } from '../../../test/samples/forms.ts';
import { sendQuote, storedPhotos } from '../../../test/samples/quote.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
let token: string;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  token = await app.signIn();
});

interface Version {
  submissionId: string;
  fields: Record<string, string>;
  photos: { fileName: string }[];
}

const LEADS = `query ($formType: String) { leads(first: 100, formType: $formType) { totalCount nodes {
  submissionId fields photos { fileName } earlier { submissionId fields photos { fileName } } } } }`;

async function leadsOf(ids: string[], formType?: string): Promise<(Version & { earlier: Version[] })[]> {
  const answer = await app.graphql(LEADS, { formType }, token);
  const { leads } = answer.data as unknown as { leads: { nodes: (Version & { earlier: Version[] })[] } };
  return leads.nodes.filter(({ submissionId }) => ids.includes(submissionId));
}

test.each(forms)(
  '$formType: a correction is the lead and the corrected submission its earlier version, in either order',
  async (form) => {
    for (const order of ['older first', 'newer first', 'both at once'] as const) {
      const older = randomUUID();
      const newer = randomUUID();
      const sendOlder = () => sendForm(app, form, { submissionId: older });
      const sendNewer = () =>
        sendForm(app, form, {
          submissionId: newer,
          replaces: older,
          email: `corrected-${order.length}@example.com`,
        });
      const answers =
        order === 'both at once'
          ? await Promise.all([sendOlder(), sendNewer()])
          : order === 'older first'
            ? [await sendOlder(), await sendNewer()]
            : [await sendNewer(), await sendOlder()];
      for (const { data } of answers) expect(data?.[form.mutation]).toMatchObject({ msg: 'success' });

      const [lead, ...others] = await leadsOf([older, newer], form.formType);
      expect(others).toEqual([]);
      expect([lead?.submissionId, lead?.fields['email']]).toEqual([
        newer,
        `corrected-${order.length}@example.com`,
      ]);
      expect(lead?.earlier.map(({ submissionId }) => submissionId)).toEqual([older]);
    }
  },
);

test.each(forms)('$path accepts `replaces` as GraphQL does', async (form) => {
  const older = randomUUID();
  const newer = randomUUID();
  expect((await postForm(app, form, {}, { 'idempotency-key': older })).status).toBe(200);
  expect((await postForm(app, form, { replaces: older }, { 'idempotency-key': newer })).status).toBe(200);
  const leads = await leadsOf([older, newer]);
  expect(leads.map(({ submissionId, earlier }) => [submissionId, earlier.length])).toEqual([[newer, 1]]);
  const wrong = await postForm(app, form, { replaces: 'the first one' });
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    { msg: 'fail', errors: { replaces: 'Replaces is a UUID.' } },
  ]);
});

test('a version that arrives after its correction is answered alike, queues no mail and is in no list', async () => {
  const older = randomUUID();
  const newer = randomUUID();
  await sendForm(app, message, { submissionId: newer, replaces: older });
  const mails = await countMails(app);
  const { data } = await sendForm(app, message, { submissionId: older });
  expect(data?.['sendMessage']).toEqual({ submissionId: older, msg: 'success' });
  expect(await countMails(app)).toBe(mails);
  expect(await leadsOf([older, newer])).toHaveLength(1);
});

test("the business's mail says that it corrects a submission, and which", async () => {
  const [older, newer] = [randomUUID(), randomUUID()] as const;
  await sendForm(app, message, { submissionId: older });
  await sendForm(app, message, { submissionId: newer, replaces: older });
  const folder = join(app.app.config.dataDir, 'mail');
  const mails = async () => {
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    // Without the soft line breaks of quoted-printable.
    return texts.join('\n').replaceAll('=\r\n', '');
  };
  await expect.poll(mails).toContain(`Corrects submission: ${older}`);
  expect(await mails()).toMatch(/^Subject: .*Correction/m);
});

test('corrections of corrections are one lead with all versions, the latest first', async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()] as const;
  await sendForm(app, message, { submissionId: third, replaces: second });
  await sendForm(app, message, { submissionId: first });
  await sendForm(app, message, { submissionId: second, replaces: first });
  const leads = await leadsOf([first, second, third]);
  expect(
    leads.map(({ submissionId, earlier }) => [submissionId, earlier.map((it) => it.submissionId)]),
  ).toEqual([[third, [second, first]]]);
});

test('a correction has the photos that it names again, and may add others', async () => {
  const [older, newer] = [randomUUID(), randomUUID()] as const;
  const photos = await storedPhotos(app, 2);
  await sendQuote(app, { submissionId: older, propertyPhotos: photos });
  const further = [...photos.slice(0, 1), ...(await storedPhotos(app))];
  const { data } = await sendQuote(app, { submissionId: newer, replaces: older, propertyPhotos: further });
  expect(data?.['requestQuote']).toMatchObject({ msg: 'success' });
  const [lead] = await leadsOf([older, newer]);
  expect(lead?.photos.map(({ fileName }) => fileName)).toEqual(further);
  expect(lead?.earlier[0]?.photos).toHaveLength(2);
});

test('versions that name each other, or themselves, hide no lead', async () => {
  const [one, other] = [randomUUID(), randomUUID()] as const;
  await sendForm(app, message, { submissionId: one, replaces: other });
  await sendForm(app, message, { submissionId: other, replaces: one });
  expect((await leadsOf([one, other])).map(({ submissionId }) => submissionId)).toEqual([one]);
  const { errors } = await sendForm(app, message, { submissionId: one, replaces: one });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { replaces: expect.any(String) },
  });
});

test('of leads that replace each other and arrive at once one stays visible', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()] as const;
    await Promise.all([
      sendForm(app, message, { submissionId: one, replaces: two }),
      sendForm(app, message, { submissionId: two, replaces: three }),
      sendForm(app, message, { submissionId: three, replaces: one }),
    ]);
    expect(await leadsOf([one, two, three])).toHaveLength(1);
  }
});

test('a correction that looks like spam hides nothing', async () => {
  const [older, newer] = [randomUUID(), randomUUID()] as const;
  await sendForm(app, message, { submissionId: older });
  await sendForm(app, message, { submissionId: newer, replaces: older, website: 'https://spam.example' });
  expect((await leadsOf([older, newer])).map(({ submissionId }) => submissionId)).toContain(older);
});

test('erasing a person erases the versions with another email address too', async () => {
  const [older, newer] = [randomUUID(), randomUUID()] as const;
  const email = `${newer}@example.com`.slice(-40);
  await sendForm(app, message, { submissionId: older, email: 'mistyped@example.com' });
  await sendForm(app, message, { submissionId: newer, replaces: older, email });
  const erase = 'mutation ($email: String!) { erasePerson(email: $email) { leads } }';
  const { data } = await app.graphql(erase, { email }, token);
  expect(data?.['erasePerson']).toEqual({ leads: 2 });
});
