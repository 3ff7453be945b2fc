import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { startApp, type TestApp, type TestAppOptions } from '../../test/app.ts';
import { moveClock } from '../../test/database-clock.ts';
import { headersAgainstReplies, type MailServer, startMailServer } from '../../test/mail-server.ts';
import { makeMailsDue } from '../../test/mailing-app.ts';
import { quote } from '../../test/samples/form-samples.ts';
import { sendQuote, storedPhotos } from '../../test/samples/quote.ts';
import { freePort } from '../../test/server-process.ts';

const business = 'studio@business.example';
const open: { close(): Promise<void> }[] = [];
const start = async (environment: NodeJS.ProcessEnv = {}, options: TestAppOptions = {}): Promise<TestApp> => {
  const settings = {
    BUSINESS_EMAIL: business,
    BUSINESS_PHONE: '905-555-0199',
    BUSINESS_NAME: 'Studio & Søn',
    SITE_URL: 'https://business.example',
    ...environment,
  };
  const app = await startApp(settings, options);
  open.push(app);
  return app;
};
const startSmtp = async (): Promise<MailServer> => {
  const server = await startMailServer();
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const it of open.splice(0)) await it.close();
});

const stateOfMails = ({ app }: TestApp) =>
  app.database.em
    .fork()
    .execute<{ state: string; count: number }[]>(
      `select "state", count(*)::int as "count" from "mail" group by 1`,
    );

test('a lead sends the business all its fields and the visitor an acknowledgement', async () => {
  const smtp = await startSmtp();
  const app = await start({ SMTP_URL: smtp.url });
  const change = {
    firstName: 'Zoé <b>',
    addressLine2: 'Unit 4 & 5',
    additionalText: 'Two\nlines',
    phone: '+1 905 555 0123',
  };
  await sendQuote(app, { ...change, propertyPhotos: await storedPhotos(app, 5) });
  await expect.poll(() => smtp.received.length).toBe(2);

  const toBusiness = smtp.received.find((mail) => mail.envelope.to.includes(business));
  expect(toBusiness?.subject).toBe('Quote request from Zoé <b> Visitor');
  expect(toBusiness?.replyTo).toEqual([{ name: 'Zoé <b> Visitor', address: quote.email }]);
  expect(toBusiness?.from).toEqual({ name: 'Studio & Søn', address: business });
  const shown = { phone: '1-905-555-0123', listPrice: '$899,000', date: 'December 24, 2026' };
  const sent = { ...quote, ...change, ...shown };
  for (const value of Object.values(sent)) expect(toBusiness?.text).toContain(String(value));
  expect(toBusiness?.html).toContain('Zoé &lt;b&gt;');
  expect(toBusiness?.html).not.toContain('<b>');
  expect(toBusiness?.attachments).toHaveLength(5);
  const [photo] = toBusiness?.attachments ?? [];
  expect((await sharp(photo?.content as ArrayBuffer).metadata()).format).toBe('jpeg');

  const toVisitor = smtp.received.find((mail) => mail.envelope.to.includes(quote.email));
  for (const text of [business, '905-555-0199']) expect(toVisitor?.text).toContain(text);
  expect(toVisitor?.to).toEqual([{ name: '', address: quote.email }]);
  expect(toVisitor?.replyTo).toEqual([{ name: '', address: business }]);
  expect(toVisitor?.attachments).toEqual([]);
  expect(headersAgainstReplies(toVisitor)).toEqual(['auto-replied', 'All']);
  expect(headersAgainstReplies(toBusiness)).toEqual([undefined, 'All']);

  const ids = smtp.received.map((mail) => mail.messageId);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f-]{36}@business\.example>$/);

  const [link = ''] = toBusiness?.text?.match(/https:\/\/business\.example\/photos\/\S+/) ?? [];
  const seen = await fetch(link.replace('https://business.example', app.url));
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a mail server that rejects delays mails and loses none; each arrives once', async () => {
  const smtp = await startSmtp();
  smtp.rejecting = true;
  const app = await start({ SMTP_URL: smtp.url });
  const photos = await storedPhotos(app, 5);
  for (const [index, photo] of photos.entries()) {
    const email = `visitor${index}@example.com`;
    await sendQuote(app, { submissionId: randomUUID(), email, propertyPhotos: [photo] });
  }
  await expect.poll(() => smtp.rejections).toBeGreaterThanOrEqual(10);
  expect(smtp.received).toEqual([]);

  smtp.rejecting = false;
  await expect.poll(async () => (await makeMailsDue(app), smtp.received.length)).toBe(10);
  await expect.poll(() => stateOfMails(app)).toEqual([{ state: 'sent', count: 10 }]);
  expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(10);
  expect(smtp.received).toHaveLength(10);
});

test('a mail server that is down for a day delays mails; each arrives once within a quarter of an hour', async () => {
  const port = await freePort();
  const app = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { hasMovableClock: true });
  await sendQuote(app, { propertyPhotos: await storedPhotos(app) });
  // The daily mail about open leads becomes due too.
  const mails = (where: string) =>
    app.app.database.em
      .fork()
      .execute<{ tries: number }[]>(`select "tries" from "mail" where "lead_id" is not null and ${where}`);
  const delayed = () => mails(`"state" = 'queued' and "lastError" is not null and "dueAt" > now()`);
  const pass = (time: string) => moveClock(app, `interval '${time}'`);
  for (let hour = 0; hour < 24; hour += 1) {
    await expect.poll(delayed).toHaveLength(2);
    await pass('1 hour');
  }
  await expect.poll(delayed).toHaveLength(2);
  for (const { tries } of await delayed()) expect(tries).toBeGreaterThan(24);

  const smtp = await startMailServer(port);
  open.push(smtp);
  await pass('15 minutes');
  await expect.poll(() => mails(`"state" = 'sent'`)).toHaveLength(2);
  const subjects = smtp.received.map(({ subject }) => subject);
  expect(subjects.filter((subject) => /quote/i.test(subject ?? ''))).toHaveLength(2);
  expect(smtp.received.filter(({ envelope }) => envelope.to.includes(quote.email))).toHaveLength(1);
});

test('without a mail server each mail is one .eml file, named after its id', async () => {
  const app = await start();
  await sendQuote(app, { propertyPhotos: await storedPhotos(app) });
  const folder = join(app.app.config.dataDir, 'mail');
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(2);
  await expect.poll(() => stateOfMails(app)).toEqual([{ state: 'sent', count: 2 }]);
  for (const file of await readdir(folder)) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)));
    expect(mail.messageId).toBe(`<${file.replace(/\.eml$/, '')}@business.example>`);
    expect([business, quote.email]).toContain(mail.to?.[0]?.address);
  }
});

test('a lead whose transaction fails queues no mail', async () => {
  const app = await start();
  await sendQuote(app, { propertyPhotos: ['0123456789abcdef0123456789abcdef.jpg'] });
  expect(await stateOfMails(app)).toEqual([]);
});
