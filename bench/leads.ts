import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { multipartOf } from '../graphql-api/test/multipart.ts';
import { message, quote } from '../graphql-api/test/samples/form-samples.ts';
import { someVisitor } from '../graphql-api/test/visitor.ts';
import type { Load } from './load.ts';
import { processorTime } from './process.ts';

const CONNECTIONS = 20;

interface Server {
  url: string;
  pid: number;
}

const photo = new Uint8Array(readFileSync(new URL('../docs/home.jpg', import.meta.url)));

/** Messages a second: each checked, committed with the two mails that it owes, from an address of its own. */
export const measureLeads = (server: Server, count: number) =>
  measure(server, count, () => post(server, message.path, { ...message.sample, email: someEmail() }));

/** Quotes a second: each with the upload of a photo of 67 KB before it. */
export const measureQuotes = (server: Server, count: number) =>
  measure(server, count, async () => {
    const uploaded = await fetch(`${server.url}/api/upload/assessment`, {
      method: 'POST',
      headers: someVisitor(),
      body: multipartOf.rest([photo]),
    });
    const { fileNames } = (await uploaded.json()) as { fileNames: string[] };
    const email = someEmail();
    const assementData = { ...quote, email, propertyPhotos: fileNames };
    return post(server, '/send-assesment', { email, formType: 'Get a Qoute', assementData });
  });

function post({ url }: Server, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...someVisitor() };
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** One address gets three acknowledgements a day. */
const someEmail = () => `${randomUUID()}@example.com`;

async function measure({ pid }: Server, count: number, send: () => Promise<Response>): Promise<Load> {
  const before = processorTime(pid);
  const start = performance.now();
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await send();
      if (answer.status !== 200)
        throw new Error(`a lead is answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const rate = (count / (performance.now() - start)) * 1000;
  return { rate, cost: (processorTime(pid) - before) / count };
}
