import { expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { forms, message } from '../../../test/samples/form-samples.ts';
import { postForm, sendForm } from '../../../test/samples/forms.ts';
import { shared } from '../../../test/shared-app.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

/** Returns the number of leads of an email address, and of queued mails by kind. */
async function pendingFor(email: string) {
  const [queued] = await app.app.database.em.fork().execute(
    `select (select count(*)::int from "lead" where lower("email") = ?) as "leads",
       count(*) filter (where "kind" = 'lead')::int as "business",
       count(*) filter (where "kind" = 'acknowledgement')::int as "visitor"
     from "mail" join "lead" l on l."id" = "lead_id" where lower(l."email") = ?`,
    [email, email],
  );
  return queued;
}

test('one email address gets three acknowledgements a day, over all forms and both transports, also at once', async () => {
  const email = 'victim@example.com';
  const twelve = [...forms, ...forms, message, message];
  const answers = await Promise.all(
    twelve.map(async (form, index) =>
      index % 2
        ? (await postForm(app, form, { email })).json()
        : (await sendForm(app, form, { email: 'Victim@Example.com' })).data?.[form.mutation],
    ),
  );
  for (const answer of answers) expect(answer).toMatchObject({ msg: 'success' });
  expect(await pendingFor(email)).toEqual({ leads: 12, business: 12, visitor: 3 });

  await sendForm(app, message, { email: 'somebody.else@example.com' });
  expect(await pendingFor('somebody.else@example.com')).toEqual({ leads: 1, business: 1, visitor: 1 });
});

test('a day later it is sent three again', async () => {
  const email = 'patient@example.com';
  for (let count = 0; count < 4; count += 1) await sendForm(app, message, { email });
  expect(await pendingFor(email)).toMatchObject({ visitor: 3 });
  await app.app.database.em
    .fork()
    .execute(`update "lead" set "acknowledgedAt" = "acknowledgedAt" - interval '1 day' where "email" = ?`, [
      email,
    ]);
  for (let count = 0; count < 4; count += 1) await sendForm(app, message, { email });
  expect(await pendingFor(email)).toEqual({ leads: 8, business: 8, visitor: 6 });
});

test('in an hour at most 500 acknowledgements are sent to all visitors together', async () => {
  const em = app.app.database.em.fork();
  await em.execute(
    `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam", "acknowledgedAt")
     select gen_random_uuid(), gen_random_uuid(), 'Contact', 'flood' || n || '@example.com', now(), '{}', '{}', false, now()
     from generate_series(1, 500) as "n"`,
  );
  await sendForm(app, message, { email: 'beyond@example.com' });
  expect(await pendingFor('beyond@example.com')).toEqual({ leads: 1, business: 1, visitor: 0 });
  await em.execute(
    `update "lead" set "acknowledgedAt" = now() - interval '61 minutes' where "email" like 'flood%'`,
  );
  await sendForm(app, message, { email: 'beyond@example.com' });
  expect(await pendingFor('beyond@example.com')).toEqual({ leads: 2, business: 2, visitor: 1 });
  await em.execute(`delete from "lead" where "email" like 'flood%'`);
});
