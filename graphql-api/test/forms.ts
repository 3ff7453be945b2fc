import { randomUUID } from 'node:crypto';
import type { GraphQLAnswer, TestApp } from './app.ts';
import { LEADS, type LeadAnswer } from './quote.ts';
import { someVisitor } from './visitor.ts';

/** A form at both of its doors. */
export interface TestForm {
  formType: string;
  /** The mutation and the type of its input. */
  mutation: string;
  input: string;
  path: string;
  /** What somebody fills in. */
  sample: Record<string, unknown>;
}

const person = { name: 'Zoé Visitor', email: 'visitor@example.com' };

export const quickMessage: TestForm = {
  formType: 'Get in Touch',
  mutation: 'sendQuickMessage',
  input: 'QuickMessageInput',
  path: '/send-quote',
  sample: { ...person, phone: '9055550123', message: 'Please call me.' },
};

export const message: TestForm = {
  formType: 'Contact',
  mutation: 'sendMessage',
  input: 'MessageInput',
  path: '/send-contact-form-main',
  sample: { ...person, phoneNum: '9055550123', message: 'Do you stage condominiums?' },
};

const enquiry = (formType: string): TestForm => ({
  formType,
  mutation: 'sendEnquiry',
  input: 'EnquiryInput',
  path: '/send-project-management-form',
  sample: {
    formType,
    ...person,
    phoneNum: '9055550123',
    timeToConnect: 'Weekday mornings',
    description: 'A kitchen and two bathrooms.',
  },
});

export const project = enquiry('Message genrated through Project Management form');
export const partnership = enquiry('Message genrated through Partnership form');

export const newsletter: TestForm = {
  formType: 'Newsletter',
  mutation: 'subscribeNewsletter',
  input: 'NewsletterInput',
  path: '/send-newsletter',
  sample: { email: 'visitor@example.com' },
};

/** Every form but the quote, which needs photos. */
export const forms = [quickMessage, message, project, partnership, newsletter];

/** Sends a form by GraphQL, as a visitor of its own; `change` may undefine a field. */
export function sendForm(
  { graphql }: TestApp,
  { mutation, input, sample }: TestForm,
  change: object = {},
  headers = someVisitor(),
): Promise<GraphQLAnswer> {
  const document = `mutation ($input: ${input}!) { ${mutation}(input: $input) { submissionId msg } }`;
  const variables = { input: { submissionId: randomUUID(), ...sample, ...change } };
  return graphql(document, variables, undefined, headers);
}

/** Sends a form to its REST call, as a visitor of its own. */
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

/** The lead of a submission, as an admin reads it among the newest of its form. */
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

/** How many mails the queue has, sent or not. */
export async function countMails({ app }: TestApp): Promise<number> {
  const sql = `select count(*)::int as "count" from "pgboss"."job" where "name" = 'mail'`;
  const [row] = await app.database.em.fork().execute<{ count: number }[]>(sql);
  return row?.count ?? 0;
}
