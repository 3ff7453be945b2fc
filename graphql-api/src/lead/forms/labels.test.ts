import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formTitles } from '../../../../rules/form/form-types.ts';
import { phoneFields } from '../../../../rules/form/lead-facts.ts';
import type { TestApp } from '../../../test/app.ts';
import { type Change, formRules } from '../../../test/samples/form-rules.ts';
import { postForm, readLead, sendForm } from '../../../test/samples/forms.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
let token: string;
shared.beforeAll(async ({ app: running }) => {
  app = running;
  token = await app.signIn();
});

// Of the leads with one number the database makes a conversation.
test.each(phoneFields)('the database finds the phone number in %s', async (name) => {
  const sql = 'select "lead_phone"(jsonb_build_object(?::text, ?::text)) as "phone"';
  expect(await app.app.database.em.execute(sql, [name, '9055550100'])).toEqual([{ phone: '9055550100' }]);
});

test.each(Object.entries(formTitles))('the search finds %s by its title: %s', async (formType, title) => {
  const sql = `select "lead_search_text"(jsonb_populate_record(null::"lead", ?)) as "text", "plain_text"(?) as "title"`;
  const [row] = await app.app.database.em.execute<{ text: string; title: string }[]>(sql, [
    JSON.stringify({ formType, fields: { email: '' } }),
    title,
  ]);
  expect(row?.text.split('\n')[0]).toBe(row?.title);
});

const named = (change: Change) =>
  JSON.stringify(change, (_key, value) => value ?? String(value)).slice(0, 60);

describe.each(
  formRules.map(([form, accepted, broken]) => ({ title: form.formType, form, accepted, broken })),
)('$title', ({ form, accepted, broken }) => {
  test.each(accepted.map(([change, stored]) => ({ title: named(change), change, stored })))(
    'accepts $title',
    async ({ change, stored }) => {
      const submissionId = randomUUID();
      const answer = await sendForm(app, form, { submissionId, ...change });
      expect(answer).toEqual({ data: { [form.mutation]: { submissionId, msg: 'success' } } });
      const byRest = await postForm(app, form, change);
      expect([byRest.status, await byRest.json()]).toEqual([200, { msg: 'success' }]);

      const lead = await readLead(app, token, form.formType, submissionId);
      const { formType: _formType, ...fields } = { ...form.sample, ...change, ...stored };
      expect(lead?.fields).toEqual(fields);
      expect([lead?.formType, lead?.email, lead?.state]).toEqual([form.formType, fields['email'], 'NEW']);
    },
  );

  test.each(broken.map(([change, field, words]) => ({ title: named(change), change, field, words })))(
    'rejects $title',
    async ({ change, field, words }) => {
      const messages = {
        [field]: expect.toSatisfy((it: string) =>
          typeof words === 'string' ? it === words : words.test(it),
        ),
      };
      const { data, errors } = await sendForm(app, form, change);
      expect(data ?? null).toBeNull();
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: messages });
      const byRest = await postForm(app, form, change);
      expect([byRest.status, await byRest.json()]).toEqual([400, { msg: 'fail', errors: messages }]);
    },
  );
});
