import { beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { storeManyArticles } from '../../test/many-articles.ts';

// Times with so many articles: `npm run bench -- articles`.

/** The number of articles that are available offline, and on a page of `GET /blogs`. */
const [OFFLINE, LISTED] = [50, 500];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await storeManyArticles(execute);
  return () => app.close();
});

const execute = <Row>(sql: string) => app.app.database.em.fork().execute<Row[]>(sql);
const read = async <Json>(path: string) => (await (await fetch(app.url + path)).json()) as Json;

test.each(['/blogs', '/blogs?page=7'])('with 5,000 articles %s is a page of the list', async (path) => {
  expect((await read<{ data: unknown[] }>(path)).data).toHaveLength(LISTED);
});

test('with 5,000 articles the list uses an index', async () => {
  const plan = await execute<{ 'QUERY PLAN': string }>(
    `explain select * from "entry" where "kind" = 'article' and "deletedAt" is null and "publishAt" <= now()
     order by "publishAt" desc, "number" desc limit ${LISTED}`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});

test('with 5,000 articles the offline manifest has the newest fifty', async () => {
  const paths = (await read<{ path: string }[]>('/offline-manifest.json')).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('/artical/'))).toHaveLength(OFFLINE);
  const others = paths.filter((path) => !path.startsWith('/portfolio/'));
  expect(others.length).toBeLessThan(2 * OFFLINE);
});
