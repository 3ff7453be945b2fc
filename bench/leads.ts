import { readFileSync } from 'node:fs';
import { multipartOf } from '../graphql-api/test/multipart.ts';
import { message, quote } from '../graphql-api/test/samples/form-samples.ts';
import { someVisitor } from '../graphql-api/test/visitor.ts';
import { type Load, load, type Server } from './load.ts';

const SECONDS = 4;

/**
 * Measures messages, each of a new visitor because of the limits. Each is validated and committed with its
 * mails, two until the limit of acknowledgements. The worker writes most mails afterwards, one at a time.
 */
export async function measureLeads(server: Server): Promise<Load> {
  await load(server, nextMessage, SECONDS / 2);
  return load(server, nextMessage, SECONDS);
}

let visitorCount = 0;

function nextMessage() {
  visitorCount += 1;
  // Leads with the same phone number are one conversation.
  const phoneNum = `905${String(visitorCount).padStart(7, '0')}`;
  const body = JSON.stringify({ ...message.sample, phoneNum, email: `visitor-${visitorCount}@example.com` });
  return { path: message.path, body, headers: someVisitor() };
}

const photo = new Uint8Array(readFileSync(new URL('../docs/home.jpg', import.meta.url)));

/** Measures quotes one after the other, each after the upload of a 67 KB photo. Returns quotes a second. */
export async function measureQuotes({ url }: Server, count: number): Promise<number> {
  const post = async (path: string, body: FormData | string, headers = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      body,
      headers: { ...headers, ...someVisitor() },
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const start = performance.now();
  for (let number = 0; number < count; number += 1) {
    const { fileNames } = (await post('/api/upload/assessment', multipartOf.rest([photo]))) as {
      fileNames: string[];
    };
    const email = `quote-${number}@example.com`;
    const assementData = { ...quote, email, propertyPhotos: fileNames };
    const lead = JSON.stringify({ email, formType: 'Get a Qoute', assementData });
    await post('/send-assesment', lead, { 'content-type': 'application/json' });
  }
  return (count / (performance.now() - start)) * 1000;
}
