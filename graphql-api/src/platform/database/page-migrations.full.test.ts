import { expect, inject, test } from 'vitest';
import { databaseOf } from '../../../test/earlier-release.ts';
import { entities } from '../../entities.ts';
import { readConfig } from '../core/config.ts';
import { createLog } from '../core/log.ts';
import { connect } from './connect.ts';

test('the changes of pages keep their fields when pages become lists of blocks', async () => {
  const changes = {
    '/design': { 'form.heading': 'Write', cards: [{ title: 'One' }], 'hero.heading': ['A'] },
    '/staging': { estimate: ['vacantStaging'], 'audiences.cards': [], 'details.items': [] },
    '/thank-you': { heading: 'Thanks', 'next.steps': ['Wait'] },
    '/decorating': { 'cards.items': [], estimate: ['declutter'] },
    prices: { 'facts.stagingNote': 'Note' },
    '/about': {},
  };
  const copy = await databaseOf('2026-11-29-mail-table', async (em) => {
    for (const [page, changed] of Object.entries(changes)) {
      const values = [page, JSON.stringify(changed)];
      await em.execute('insert into "page_content" values (?, ?, 1, now())', values);
      await em.execute(
        'insert into "page_content_revision" ("page", "changes", "version", "savedAt") values (?, ?, 0, now())',
        values,
      );
    }
  });
  const opened = await connect(
    readConfig({ DATABASE_URL: copy.url, DATA_DIR: inject('template').folder }),
    entities,
    createLog({ logLevel: 'silent' }),
  );
  await opened.setUp(() => opened.migrate());
  for (const version of [0, 1]) {
    const rows = await opened.em.fork().execute(
      `select "slug", "entry_version"."fields" from "entry_version" join "entry" using ("kind", "number")
       where "kind" = 'page' and "entry_version"."version" = ?`,
      [version],
    );
    expect(Object.fromEntries(rows.map(({ slug, fields }) => [slug, fields]))).toEqual({
      '/design': { 'hero.form.heading': 'Write', 'cards.items': [{ title: 'One' }], 'hero.heading': ['A'] },
      '/staging': { 'estimate.services': ['vacantStaging'], 'audiences.items': [], 'details.items': [] },
      '/thank-you': { 'thanks.heading': 'Thanks', 'thanks.next.steps': ['Wait'] },
      '/decorating': { 'cards.items': [], 'estimate.services': ['declutter'] },
      prices: { 'facts.stagingNote': 'Note' },
      '/about': {},
    });
  }
  await opened.close();
  await copy.remove();
});

test('the pages of the owner become entries with their paths, versions and drafts; begun projects have a tab', async () => {
  const copy = await databaseOf('2026-12-03-mailing-input', async (em) => {
    for (const sql of [
      `insert into "own_page" ("path", "label", "place", "isPublished", "isListed", "updatedAt", "updatedBy") values
        ('/events/spring', 'Events', '/staging', true, false, now(), 'owner@example.com'),
        ('/fairs', 'Fairs', null, false, true, now(), null), ('/new', 'New', null, false, true, now(), null)`,
      `select setval('own_page_page_id_seq', 7)`,
      `insert into "own_page_former_path" values ('/before', 1)`,
      `insert into "entry" ("kind", "number", "title", "slug", "fields", "publishAt", "deletedAt", "version", "createdAt", "updatedAt") values
        ('page', 50, '/about', '/about', '{}', null, null, 0, now(), now()),
        ('page', 51, 'Events', 'page/1', '{"hero.paragraph": "Come"}', '2026-01-02', null, 2, now(), now()),
        ('page', 52, 'Fairs', 'page/2', '{"hero.paragraph": "Meet"}', '2026-01-02', null, 1, now(), now()),
        ('page', 53, 'New', 'page/3', '{}', null, null, 0, now(), now()),
        ('project', 60, 'Begun', null, '{}', null, null, 0, now(), now()),
        ('page', 54, 'Gone', 'page/4', '{"hero.paragraph": "Old"}', '2026-01-02', now(), 1, now(), now())`,
      `insert into "entry_version" ("kind", "number", "version", "action", "fields", "at")
       select 'page', n, v, 'published', case v when 0 then '{}' else '{"hero.paragraph": "First"}' end::jsonb, now()
       from generate_series(50, 54) n, generate_series(0, 1) v where n <> 53 or v = 0`,
      `insert into "entry_draft" ("kind", "number", "fields", "version", "revision", "publishAt", "savedAt") values
        ('page', 51, '{"hero.paragraph": "Soon"}', 2, 5, '2099-01-01', now()),
        ('page', 52, '{"hero.paragraph": "Later"}', 1, 6, '2099-01-01', now()),
        ('project', 60, '{"title": "Begun", "group": "GLOBAL"}', 0, 7, null, now())`,
      `insert into "draft_link" values ('page', 51, 'hash', 2, now(), null)`,
      `insert into "activity" ("activity_id", "event", "at", "entryKind", "entryNumber") values (gen_random_uuid(), 'entry.published', now(), 'page', 51)`,
    ])
      await em.execute(sql);
  });
  const opened = await connect(
    readConfig({ DATABASE_URL: copy.url, DATA_DIR: inject('template').folder }),
    entities,
    createLog({ logLevel: 'silent' }),
  );
  await opened.setUp(() => opened.migrate());
  const em = opened.em.fork();
  const rows = (columns: string, table: string) =>
    em.execute(`select ${columns} from "${table}" where "kind" = 'ownPage' order by "number"`);
  const events = { label: 'Events', path: '/events/spring', place: '/staging', isListed: false };
  const fairs = { label: 'Fairs', path: '/fairs', isListed: true };
  expect(
    await rows(
      `"number", "slug", "version", "publishAt" is not null as "public", "deletedAt" is not null as "gone", "fields"`,
      'entry',
    ),
  ).toEqual([
    {
      number: 1,
      slug: 'events/spring',
      version: 2,
      public: true,
      gone: false,
      fields: { ...events, 'hero.paragraph': 'Come' },
    },
    {
      number: 2,
      slug: 'fairs',
      version: 1,
      public: false,
      gone: false,
      fields: { ...fairs, 'hero.paragraph': 'Meet' },
    },
    { number: 3, slug: 'new', version: 0, public: false, gone: false, fields: {} },
    {
      number: 4,
      slug: null,
      version: 1,
      public: false,
      gone: true,
      fields: { label: 'Gone', isListed: true, 'hero.paragraph': 'Old' },
    },
  ]);
  expect(await rows('"number", "fields"', 'entry_version')).toEqual([
    { number: 1, fields: { ...events, 'hero.paragraph': 'First' } },
    { number: 2, fields: { ...fairs, 'hero.paragraph': 'First' } },
    { number: 4, fields: { label: 'Gone', isListed: true, 'hero.paragraph': 'First' } },
  ]);
  expect(
    await rows('"number", "revision", "publishAt" is not null as "timed", "fields"', 'entry_draft'),
  ).toEqual([
    { number: 1, revision: 5, timed: true, fields: { ...events, 'hero.paragraph': 'Soon' } },
    { number: 2, revision: 6, timed: false, fields: { ...fairs, 'hero.paragraph': 'Later' } },
    { number: 3, revision: 1, timed: false, fields: { label: 'New', path: '/new', isListed: true } },
  ]);
  expect(await rows('"slug", "number"', 'redirect')).toEqual([{ slug: 'before', number: 1 }]);
  // Links without an account have ended.
  expect(await rows('"number"', 'draft_link')).toEqual([]);
  expect(await em.execute(`select "entryNumber" as n from "activity" where "entryKind" = 'ownPage'`)).toEqual(
    [{ n: 1 }],
  );
  expect(await em.execute(`select "last" from "entry_number" where "kind" = 'ownPage'`)).toEqual([
    { last: 7 },
  ]);
  expect(await em.execute(`select "slug" from "entry" where "kind" = 'page'`)).toEqual([{ slug: '/about' }]);
  expect(await em.execute(`select "fields" from "entry" where "kind" = 'project'`)).toEqual([
    { fields: { group: 'GLOBAL' } },
  ]);
  await opened.close();
  await copy.remove();
});
