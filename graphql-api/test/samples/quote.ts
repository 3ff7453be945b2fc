import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { GraphQLResult, TestApp } from '../app.ts';
import { multipartOf } from '../multipart.ts';
import { someVisitor } from '../visitor.ts';
import { quote } from './form-samples.ts';

export const REQUEST_QUOTE =
  'mutation ($input: QuoteInput!) { requestQuote(input: $input) { submissionId msg } }';
export const LEADS = `query ($formType: String, $search: String, $first: Int, $after: String) {
  leads(formType: $formType, search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
    nodes { id submissionId formType email submittedAt fields photos { fileName url } state }
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
  state: string;
}

/** A small JPEG. */
export function jpeg(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b58e6a' } })
    .jpeg()
    .toBuffer();
}

/** Sends a quote by GraphQL; `change` may undefine a field. */
export function sendQuote({ graphql }: TestApp, change: object): Promise<GraphQLResult> {
  const input = { submissionId: randomUUID(), ...quote, ...change };
  return graphql(REQUEST_QUOTE, { input }, undefined, someVisitor());
}

/** Sends a quote to the REST call. */
export function postQuote(
  { url }: { url: string },
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
export function postPhotos({ url }: { url: string }, files: Uint8Array<ArrayBuffer>[]): Promise<Response> {
  const body = multipartOf.rest(files);
  return fetch(`${url}/api/upload/assessment`, { method: 'POST', headers: someVisitor(), body });
}

/** Uploads files by GraphQL, in the multipart request format. */
export async function uploadPhotos(app: TestApp, files: Uint8Array<ArrayBuffer>[]): Promise<GraphQLResult> {
  return (await uploadResponse(app, files)).json() as Promise<GraphQLResult>;
}

/** Like `uploadPhotos`, but returns the response. */
export function uploadResponse({ url }: TestApp, files: Uint8Array<ArrayBuffer>[]): Promise<Response> {
  const headers = { 'apollo-require-preflight': 'true', ...someVisitor() };
  return fetch(`${url}/graphql`, { method: 'POST', headers, body: multipartOf.graphql(files) });
}

/** Uploads photos and returns their names. */
export async function storedPhotos(app: { url: string }, count = 1): Promise<string[]> {
  const files = await Promise.all(Array.from({ length: count }, async () => new Uint8Array(await jpeg())));
  const { fileNames } = (await (await postPhotos(app, files)).json()) as { fileNames: string[] };
  return fileNames;
}

/** Returns every lead, as an admin. */
export async function readLeads(app: TestApp, variables: object = { first: 100 }): Promise<LeadAnswer[]> {
  const { data } = await app.graphql(LEADS, variables, await app.signIn());
  if (!data) throw new Error('The leads could not be read.');
  return (data['leads'] as unknown as { nodes: LeadAnswer[] }).nodes;
}
