import { storeManyArticles } from '../graphql-api/test/many-articles.ts';
import { storeManyLeads } from '../graphql-api/test/many-leads.ts';
import type { Row } from './row.ts';
import { adminOf, onSite, type Site } from './site.ts';
import { besideQuery, shortest } from './work.ts';

const OVERVIEW = `query ($weeks: Int) {
  leadsToDo { unanswered waiting scheduled followUps done spam }
  pendingMails(first: 5) { failedCount overdueCount nodes { id state formType email to lastError } }
  drafts: entries(kind: "article", state: DRAFT, pageSize: 1) { totalCount }
  leadOverview(weeks: $weeks) {
    count answered won medianAnswerMinutes
    weeks { monday count unanswered won } forms { name count won } sources { name count won }
  }
}`;

const LEAD = `query ($id: ID!) {
  leadConversation(id: $id) { id answers { label value } mails { id state } earlier { id } }
}`;

const SEARCH = `query ($search: String!) {
  leads(box: ANY, search: $search, first: 5) { nodes { id answers { label value } } }
  searchEntries(search: $search) { excerpt entry { kind number title slug } }
}`;

const filters = [
  '',
  'states: [NEW]',
  'states: [LOST]',
  'states: [SPAM]',
  'formType: "Newsletter"',
  'toDo: FOLLOW_UP',
  'toDo: FAILED_MAIL',
  'box: NEW',
  'box: WAITING',
  'box: FOLLOW_UP',
  'box: DONE',
  'box: SPAM',
  'box: ANY, search: "4711"',
  'box: ANY, search: "visitor"',
  'box: ANY, search: "L9T1A7 spring"',
  'search: "4711"',
  'search: "4711 Visitor bungalow"',
  'search: "visitor"',
  'search: "L9T1A7 spring"',
  'search: "zanzibar"',
  'search: "quote request"',
  'box: ANY, search: "quote request"',
];

/** Measures the data of the admin's pages with 100,000 leads, all unread, beside a fixed query. */
export const inbox = onSite(async function* measureInbox(site) {
  await storeManyLeads(site.query);
  const ask = await adminOf(site);
  const row = async (measured: string, query: string, variables: object, target?: number) => {
    const ours = await shortest(() => ask(query, variables));
    return besideQuery(site, `100,000 leads: ${measured}`, ours, target);
  };
  // The first page of the admin area, in half of the usual target.
  yield await row('/admin, 12 weeks', OVERVIEW, { weeks: 12 }, 50);
  yield await row('/admin, 104 weeks', OVERVIEW, { weeks: 104 });
  for (const filter of filters) {
    // The inbox shows the counts of its lists, but not during a search.
    const lists = filter.includes('box') ? 'leadsToDo { unanswered waiting scheduled done spam }' : '';
    const counts = filter.includes('search') ? '' : `unreadLeadCount ${lists}`;
    const query = `query ($after: String) { leads(first: 30, after: $after${filter && `, ${filter}`}) {
      totalCount nodes { id answers { label value } } pageInfo { endCursor } } ${counts} }`;
    yield await row(`inbox (${filter})`, query, {});
    const { leads } = await ask<{ leads: LeadPage }>(query);
    yield await row(`inbox (${filter}), next page`, query, { after: leads.pageInfo.endCursor });
  }
  await storeManyArticles(site.query);
  for (const search of ['visitor4711@example.com', 'visitor', 'staging'])
    yield await row(`and 5,000 articles: the search for “${search}”`, SEARCH, { search });
  const { leads } = await ask<{ leads: LeadPage }>('{ leads(first: 1) { nodes { id } } }');
  yield await row('one of them with its mails and conversation', LEAD, leads.nodes[0] ?? {});
  yield await measureConversation(site);
});

interface LeadPage {
  nodes: { id: string }[];
  pageInfo: { endCursor: string | null };
}

/** Compares leads that join a conversation of 20,000 leads with leads of new persons. */
async function measureConversation({ query }: Site): Promise<Row> {
  const store = (count: number, email: string, phone: string) =>
    query(
      `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam", "state", "source")
       select gen_random_uuid(), gen_random_uuid(), 'Contact', ${email}, now() - (${count} - n) * interval '1 second',
         jsonb_build_object('phoneNum', '${phone}'), '{}', false, 'new', '{}' from generate_series(1, ${count}) as "n"`,
    );
  for (let batch = 0; batch < 4; batch += 1) await store(5_000, `'visitor@example.com'`, '6475550100');
  const email = `gen_random_uuid() || '@example.com'`;
  let phone = 6_475_560_000;
  return {
    measured: 'a lead of a conversation with 20,000 leads is stored',
    ours: await shortest(() => store(1, email, '6475550100'), 20),
    reference: await shortest(() => store(1, email, String((phone += 1))), 20),
    beside: 'one of a new person',
    unit: 'ms',
    // Three times as long, and a quarter for the flush to the disk.
    budget: 4,
  };
}
