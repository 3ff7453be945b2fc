import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { multipartOf } from '../graphql-api/test/multipart.ts';
import { message, quote } from '../graphql-api/test/samples/form-samples.ts';
import { someVisitor } from '../graphql-api/test/visitor.ts';
import { load } from './load.ts';
import type { Row } from './row.ts';
import { durable, onSite, type Site } from './site.ts';
import { REFERENCE_MS, scriptTime } from './work.ts';

const SECONDS = 4;
const QUOTES = 100;
/** 350 leads a second, where 5,000 rows a second are committed. */
const COMMITS = 14;
/** Maximum time of a quote with its photo, in milliseconds. */
const QUOTE_MS = 150;
/** The number of clients that send leads at the same time (load.ts). */
const CLIENTS = 20;

/** Measures the storage of leads, and of quotes with photos. */
export const leads = onSite(measureLeads, {}, durable);

async function* measureLeads(site: Site): AsyncGenerator<Row> {
  await load(site, nextMessage, SECONDS / 2);
  const { rate } = await load(site, nextMessage, SECONDS);
  yield {
    measured: 'a lead, committed with its mails',
    ours: 1000 / rate,
    reference: await commitTime(site),
    beside: 'a committed row',
    unit: 'ms',
    budget: COMMITS,
  };
  yield {
    measured: 'a quote with a photo, one after the other',
    ours: await quoteTime(site),
    reference: await scriptTime(),
    beside: 'a fixed script',
    unit: 'ms',
    budget: QUOTE_MS / REFERENCE_MS,
  };
}

let visitorCount = 0;

/**
 * Returns a message of a new visitor, because of the limits. Each is validated and committed with its mails,
 * two until the limit of acknowledgements. The worker writes most mails afterwards, one at a time.
 */
export function nextMessage() {
  visitorCount += 1;
  // Leads with the same phone number are one conversation.
  const phoneNum = `905${String(visitorCount).padStart(7, '0')}`;
  const body = JSON.stringify({ ...message.sample, phoneNum, email: `visitor-${visitorCount}@example.com` });
  return { path: message.path, body, headers: someVisitor() };
}

/** Returns the time of a committed row, in milliseconds, with as many clients as send leads. */
async function commitTime({ databaseUrl }: Site): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: CLIENTS });
  await pool.query('create table "committed" ("value" jsonb)');
  const start = performance.now();
  let count = 0;
  const client = async () => {
    while (performance.now() < start + SECONDS * 1000) {
      count += 1;
      await pool.query('insert into "committed" values ($1)', [JSON.stringify(message.sample)]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const time = (performance.now() - start) / count;
  await pool.end();
  return time;
}

const photo = new Uint8Array(readFileSync(new URL('../docs/home.jpg', import.meta.url)));

/** Sends quotes one after the other, each after the upload of a 67 KB photo. Returns milliseconds a quote. */
async function quoteTime({ url }: Site): Promise<number> {
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
  for (let number = 0; number < QUOTES; number += 1) {
    const { fileNames } = (await post('/api/upload/assessment', multipartOf.rest([photo]))) as {
      fileNames: string[];
    };
    const email = `quote-${number}@example.com`;
    const assementData = { ...quote, email, propertyPhotos: fileNames };
    const lead = JSON.stringify({ email, formType: 'Get a Qoute', assementData });
    await post('/send-assesment', lead, { 'content-type': 'application/json' });
  }
  return (performance.now() - start) / QUOTES;
}
