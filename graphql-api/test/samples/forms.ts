import { randomUUID } from 'node:crypto';
import type { GraphQLResult, TestApp } from '../app.ts';
import { someVisitor } from '../visitor.ts';
import type { AdminClient } from './content.ts';
import type { TestForm } from './form-samples.ts';
import { LEADS, type LeadAnswer } from './quote.ts';

/** Sends a form by GraphQL, as a new visitor by default; `change` may undefine a field. */
export function sendForm(
  { graphql }: TestApp,
  { mutation, input, sample }: TestForm,
  change: object = {},
  headers = someVisitor(),
): Promise<GraphQLResult> {
  const document = `mutation ($input: ${input}!) { ${mutation}(input: $input) { submissionId msg } }`;
  const variables = { input: { submissionId: randomUUID(), ...sample, ...change } };
  return graphql(document, variables, undefined, headers);
}

/** Sends a form by REST, as a new visitor by default. */
export function postForm(
  { url }: { url: string },
  { path, formType, sample }: TestForm,
  change: object = {},
  headers: Record<string, string> = someVisitor(),
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ formType, ...sample, ...change }),
  });
}

/** Returns the lead of a submission from the newest of its form, as an admin. */
export async function readLead(
  { graphql }: TestApp,
  token: string,
  formType: string,
  submissionId: string,
): Promise<LeadAnswer | undefined> {
  const answer = await graphql(LEADS, { formType, first: 20 }, token);
  const { data } = answer as unknown as { data: { leads: { nodes: LeadAnswer[] } } };
  return data.leads.nodes.find((lead) => lead.submissionId === submissionId);
}

/** Reads these fields of a lead; undefined if there is none. */
export async function leadWith<T>(
  { run }: AdminClient,
  id: string,
  fields: string,
  fragments = '',
): Promise<T> {
  const query = `query ($id: ID!) { leadConversation(id: $id) { id ${fields} } } ${fragments}`;
  const leads = await run<{ id: string }[]>(query, { id });
  return leads.find((lead) => lead.id === id) as T;
}

/** Returns the number of mails in the queue, sent ones included. */
export async function countMails({ app }: TestApp): Promise<number> {
  const sql = `select count(*)::int as "count" from "mail"`;
  const [row] = await app.database.em.fork().execute<{ count: number }[]>(sql);
  return row?.count ?? 0;
}
