import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { multipartOf } from '../graphql-api/test/multipart.ts';
import { message, quote } from '../graphql-api/test/samples/form-samples.ts';
import { someVisitor, visitorAt } from '../graphql-api/test/visitor.ts';
import { CONNECTIONS, type Load, load, NUMBER, type Question } from './load.ts';
import { processorTime } from './process.ts';

/** So long as to hold some thousand leads. */
const SECONDS = 4;

interface Server {
  url: string;
  pid: number;
}

const photo = new Uint8Array(readFileSync(new URL('../docs/home.jpg', import.meta.url)));

/** Messages a second, of a server that is warm: each checked, committed with the two mails that it owes, from a new visitor. */
export async function measureLeads(server: Server): Promise<Load> {
  await load(server, messagesOf(0), SECONDS / 2);
  return load(server, messagesOf(1), SECONDS);
}

function messagesOf(round: number): Question {
  const headers = visitorAt(`2001:db8:${round}:${NUMBER}::1`);
  const email = `visitor-${round}-${NUMBER}@example.com`;
  return {
    path: message.path,
    body: JSON.stringify({ ...message.sample, email }),
    headers,
    isNumbered: true,
  };
}

/** So many quotes, each with the upload of a photo of 67 KB before it, from a client in Node. */
export async function measureQuotes(server: Server, count: number): Promise<Load> {
  const before = processorTime(server.pid);
  const start = performance.now();
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await sendQuote(server);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const rate = (count / (performance.now() - start)) * 1000;
  return { rate, cost: (processorTime(server.pid) - before) / count };
}

async function sendQuote(server: Server): Promise<void> {
  const uploaded = await post(server, '/api/upload/assessment', multipartOf.rest([photo]));
  const { fileNames } = (await uploaded.json()) as { fileNames: string[] };
  // One address gets three acknowledgements a day.
  const email = `${randomUUID()}@example.com`;
  const assementData = { ...quote, email, propertyPhotos: fileNames };
  const lead = JSON.stringify({ email, formType: 'Get a Qoute', assementData });
  const answer = await post(server, '/send-assesment', lead, { 'content-type': 'application/json' });
  await answer.arrayBuffer();
}

async function post(
  { url }: Server,
  path: string,
  body: NonNullable<RequestInit['body']>,
  headers = {},
): Promise<Response> {
  const answer = await fetch(url + path, { method: 'POST', headers: { ...headers, ...someVisitor() }, body });
  if (!answer.ok) throw new Error(`${path} is answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
