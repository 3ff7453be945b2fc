import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { changePage } from '../../../test/page-content.ts';
import { signInAdmin } from '../../../test/samples/content.ts';
import { message } from '../../../test/samples/form-samples.ts';
import { ImportedArticleEntity } from '../../blog/imported.entity.ts';
import { LeadMessageEntity } from '../../lead/model/lead.entity.ts';
import { listMessages } from '../../lead/query/messages.ts';
import { originalKey } from '../../lead/query/original.ts';
import { SubscriptionEntity } from '../../newsletter/subscription.entity.ts';
import { ConfigError } from '../../platform/core/config.ts';
import { exportSite } from './export.ts';

let app: TestApp;
let folder: string;
let counts: Record<string, number>;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: { ...message.sample, submissionId: crypto.randomUUID(), email: 'lead@example.com' },
  });
  const admin = await signInAdmin(app);
  const { nodes } = await admin.run<{ nodes: { id: string }[] }>('{ leads { nodes { id } } }');
  await admin.run(
    'mutation ($id: ID!, $input: LeadReplyInput!) { replyToLead(id: $id, input: $input) { id } }',
    {
      id: nodes[0]?.id,
      input: { reply_id: crypto.randomUUID(), text: 'See you on Monday.' },
    },
  );
  await changePage(admin.ask, 'prices', { 'vacantStaging.price': 3210 });
  const { blog_id } = await admin.createBlog({ slug_url: 'First slug' });
  await admin.updateBlog(blog_id, { slug_url: 'New slug' });
  const em = app.app.database.em.fork();
  await em.insert(ImportedArticleEntity, { source: 'old', path: '/2019/old-post', blog_id });
  await em.insert(SubscriptionEntity, {
    id: crypto.randomUUID(),
    email: 'former@example.com',
    consentedAt: new Date(),
    confirmedAt: new Date(),
    unsubscribedAt: new Date(),
  });
  await em.insert(LeadMessageEntity, {
    message_id: crypto.randomUUID(),
    lead: nodes[0]?.id ?? '',
    identity: 'Monday',
    references: [],
    subject: 'Monday',
    text: 'Monday suits us.',
    hasHtml: false,
    isCut: false,
    files: [],
    receivedAt: new Date('2026-11-28T09:30:00Z'),
    isAutomatic: false,
    isFromOtherAddress: false,
  });
  const [received] = await listMessages(em);
  await app.app.files.put(originalKey(received?.message_id ?? ''), 'Subject: Monday');
  counts = await exportSite(site(), folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function site() {
  const { database, features, files, config, kinds } = app.app;
  return { em: database.em.fork(), features, files, kinds, config };
}
const read = (file: string) => readFile(join(folder, file), 'utf8');

test('articles are Markdown with front matter, whose pictures are files of the export', async () => {
  expect(counts['articles']).toBe((await readdir(join(folder, 'articles'))).length);
  const article = await read('articles/inside-a-staging-consultation.md');
  expect(article).toMatch(/^---\ntitle: "Inside a three-hour staging consultation"\n/);
  expect(article).toContain('category: "Home Staging"');
  expect(article).toContain('A [staging consultation](/staging) costs $495');
  expect(article).toContain('\n\n## What to have ready\n\n');
  const [, picture = ''] = /^picture: "(.+)"$/m.exec(article) ?? [];
  expect((await readFile(join(folder, picture))).byteLength).toBeGreaterThan(100);
});

test('leads and subscribers are CSV, clients’ mails are files, and other content is JSON', async () => {
  const leads = await read('leads.csv');
  expect(leads).toContain('"lead@example.com"');
  expect(leads).toContain(' See you on Monday."');
  expect(leads).toContain(' Monday suits us."');
  expect(counts['mails']).toBe(1);
  const [original = ''] = (await readdir(folder, { recursive: true })).filter((path) =>
    path.endsWith('.eml'),
  );
  expect(original).toMatch(/^mails\/.* lead@example.com .*\/2026-11-28T09-30-00 /);
  expect(await read(original)).toBe('Subject: Monday');
  expect(await read('subscribers.csv')).toContain('"Consent wording"');
  expect(await read('subscribers.csv')).not.toContain('former@example.com');
  expect(await read('unsubscribed.csv')).toContain('former@example.com');
  const portfolio = JSON.parse(await read('content/portfolio.json')) as { title: string }[];
  expect(portfolio.map(({ title }) => title)).toContain('Open living and dining');
  expect(JSON.parse(await read('content/location-pages.json'))).toHaveLength(4);
  const pages = JSON.parse(await read('content/pages.json')) as { page: string }[];
  expect(pages.find(({ page }) => page === '/about')).toMatchObject({ name: 'About', changes: {} });
  expect(pages.find(({ page }) => page === 'prices')).toMatchObject({
    original: { vacantStaging: { price: 2995 } },
    changes: { 'vacantStaging.price': 3210 },
  });
  expect(JSON.parse(await read('content/redirects.json'))).toEqual([
    { from: '/2019/old-post', to: '/artical/new-slug' },
    { from: '/artical/first-slug', to: '/artical/new-slug' },
  ]);
  const templates = JSON.parse(await read('content/reply-templates.json')) as { text: string }[];
  expect(templates.length).toBeGreaterThan(0);
});

test('a folder that is not empty is rejected', async () => {
  await expect(exportSite(site(), folder)).rejects.toThrow(ConfigError);
});
