import { test } from '@playwright/test';
import { prepareServer, type ServerProcess } from '../../graphql-api/test/server-process.ts';
import { copyDatabase } from './fixtures.ts';

/** The built product with the demo content, shared by the tests of a file that only read. `url` is known inside them. */
export function startReadingSite(): { readonly url: string } {
  let database: Awaited<ReturnType<typeof copyDatabase>>;
  let server: ServerProcess;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    database = await copyDatabase();
    server = await prepareServer({ DATABASE_URL: database.url }, process.env['SITE_TEMPLATE']);
    await server.start();
  });
  test.afterAll(async () => {
    await server.remove();
    await database.remove();
  });
  return {
    get url() {
      return server.url;
    },
  };
}
