const BATCH = 5_000;

/** Stores leads that differ in form, state, source and spam, each with a sent mail. */
export async function storeManyLeads(
  execute: (sql: string) => Promise<unknown>,
  count = 100_000,
): Promise<void> {
  for (let first = 1; first < count; first += BATCH) {
    await execute(
      `with "stored" as (
         insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "photos", "spam", "state", "source", "answeredAt", "conversation")
         select gen_random_uuid(), gen_random_uuid(), case when n % 50 = 0 then gen_random_uuid() end, (array['Contact', 'Get a Qoute', 'Newsletter'])[n % 3 + 1],
           'visitor' || n || '@example.com', now() - n * interval '10 minutes', jsonb_build_object('name', 'Visitor ' || n,
             'email', 'visitor' || n || '@example.com', 'phoneNum', (9050000000 + n)::text, 'postalCode', 'L9T 1A' || n % 10,
             'message', repeat('We sell our bungalow in spring. ', n % 10)), '{}',
           n % 20 = 0, (array['new', 'answered', 'won'])[n % 3 + 1], jsonb_build_object('site', 'site' || n % 30 || '.example'),
           case when n % 3 > 0 then now() - n * interval '9 minutes' end, gen_random_uuid()
         from generate_series(${first}, ${first + BATCH - 1}) as "n" returning "id")
       insert into "mail" ("kind", "lead_id", "state", "sentAt") select 'lead', "id", 'sent', now() from "stored"`,
    );
    // The plans of the triggers are for an empty table otherwise.
    await execute('analyze "lead"');
  }
  await execute('vacuum analyze');
}
