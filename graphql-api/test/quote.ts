import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { GraphQLAnswer, TestApp } from './app.ts';
import { someVisitor } from './visitor.ts';

/** What the quote form sends, but for its photos. */
export const quote = {
  firstName: 'Test',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phone: '9055550123',
  streetAddress: '1 Main Street',
  city: 'Milton',
  state: 'Ontario',
  postalCode: 'L9T 1A1',
  occupation: 'Home Owner',
  propertySize: '2,000 sq ft',
  propertyType: 'Detached house',
  propertyStatus: 'Vacant',
  listPrice: 899000,
  date: '2026-12-24',
};

export const REQUEST_QUOTE =
  'mutation ($input: QuoteInput!) { requestQuote(input: $input) { submissionId msg } }';
export const LEADS = `query ($formType: String, $first: Int, $after: String) {
  leads(formType: $formType, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id submissionId formType email submittedAt fields photos { fileName url } spam }
  }
}`;

export interface LeadAnswer {
  id: string;
  submissionId: string;
  formType: string;
  email: string;
  submittedAt: string;
  fields: Record<string, unknown>;
  photos: { fileName: string; url: string }[];
  spam: boolean;
}

/** A small JPEG. */
export function jpeg(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b58e6a' } })
    .jpeg()
    .toBuffer();
}

/** Sends a quote by GraphQL; `change` may undefine a field. */
export function sendQuote({ graphql }: TestApp, change: object): Promise<GraphQLAnswer> {
  const input = { submissionId: randomUUID(), ...quote, ...change };
  return graphql(REQUEST_QUOTE, { input }, undefined, someVisitor());
}

/** Sends a quote to the REST call. */
export function postQuote(
  { url }: TestApp,
  change: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const assementData = { ...quote, ...change };
  return fetch(`${url}/send-assesment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someVisitor(), ...headers },
    body: JSON.stringify({ email: assementData.email, formType: 'Get a Qoute', assementData }),
  });
}

/** Uploads files to the REST call. */
export function postPhotos({ url }: TestApp, files: Uint8Array<ArrayBuffer>[]): Promise<Response> {
  const body = new FormData();
  for (const file of files) body.append('images', new File([file], 'room.jpg', { type: 'image/jpeg' }));
  return fetch(`${url}/api/upload/assessment`, { method: 'POST', headers: someVisitor(), body });
}

/** Uploads files by GraphQL, in the multipart request format. */
export async function uploadPhotos(
  { url }: TestApp,
  files: Uint8Array<ArrayBuffer>[],
): Promise<GraphQLAnswer> {
  const query = 'mutation ($files: [Upload!]!) { uploadQuotePhotos(files: $files) { fileNames } }';
  const body = new FormData();
  body.set('operations', JSON.stringify({ query, variables: { files: files.map(() => null) } }));
  body.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.files.${index}`]]))),
  );
  files.forEach((file, index) =>
    body.set(String(index), new File([file], 'room.jpg', { type: 'image/jpeg' })),
  );
  const headers = { 'apollo-require-preflight': 'true', ...someVisitor() };
  return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json() as Promise<GraphQLAnswer>;
}

/** The names of freshly stored photos. */
export async function storedPhotos(app: TestApp, count = 1): Promise<string[]> {
  const files = await Promise.all(Array.from({ length: count }, async () => new Uint8Array(await jpeg())));
  const { fileNames } = (await (await postPhotos(app, files)).json()) as { fileNames: string[] };
  return fileNames;
}

/** Every lead, as an admin reads them. */
export async function readLeads(app: TestApp, variables: object = { first: 100 }): Promise<LeadAnswer[]> {
  const { data } = await app.graphql(LEADS, variables, await app.signIn());
  if (!data) throw new Error('The leads could not be read.');
  return (data['leads'] as unknown as { nodes: LeadAnswer[] }).nodes;
}
