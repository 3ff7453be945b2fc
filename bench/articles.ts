import { storeManyArticles } from '../graphql-api/test/many-articles.ts';
import { adminOf, onSite } from './site.ts';
import { besideQuery, shortest } from './work.ts';

const filters = [
  '',
  ', page: 250',
  ', state: DRAFT',
  ', state: SCHEDULED',
  ', state: PUBLISHED',
  ', search: "4711"',
  ', search: "article 4711"',
  ', search: "article"',
  ', search: "zanzibar"',
  ', fields: {category: 2}',
];

/** Measures lists with 5,000 articles beside a fixed query. */
export const articles = onSite(async function* measureArticles(site) {
  await storeManyArticles(site.query);
  const ask = await adminOf(site);
  const row = (measured: string, ours: number) => besideQuery(site, `5,000 articles: ${measured}`, ours);
  const changes = ['removeEntry', 'restoreEntry'];
  for (const path of ['/blogs', '/blogs?page=7', '/offline-manifest.json']) {
    const times: number[] = [];
    for (let run = 0; run < 10; run += 1) {
      // The change invalidates the cached response.
      await ask(`mutation { ${changes[run % 2]}(kind: "article", number: 1001) { number } }`);
      times.push(await shortest(async () => (await fetch(site.url + path)).bytes(), 1));
    }
    yield await row(`${path} after a change`, Math.min(...times));
  }
  const entry = 'number title state address updatedAt draft { revision }';
  for (const filter of filters) {
    const query = `{ entries(kind: "article", pageSize: 12${filter}) { items { ${entry} } totalCount page pageCount }
      deleted: entries(kind: "article", state: DELETED) { items { ${entry} } } categories { category_id } }`;
    yield await row(`the admin's list (${filter})`, await shortest(() => ask(query)));
  }
});
