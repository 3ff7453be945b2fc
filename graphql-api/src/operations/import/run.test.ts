import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Stores an import that began so many minutes ago, with a part of its file but no job. */
async function abandon(minutes: number): Promise<string> {
  const run_id = randomUUID();
  await app.app.files.put(`imports/${run_id}/0`, 'x');
  await app.app.database.em
    .fork()
    .execute(
      `insert into "import_run" ("run_id", "startedAt", "startedBy", "state") values (?, now() - ? * interval '1 minute', 'a@b.example', 'waiting')`,
      [run_id, minutes],
    );
  return run_id;
}

test('an import that no job continues fails, and its file is deleted', async () => {
  const [lost, arriving] = [await abandon(11), await abandon(9)];
  const { data } = await app.graphql('{ imports { run_id state reason } }', {}, await app.signIn());
  expect(data).toEqual({
    imports: [
      { run_id: arriving, state: 'WAITING', reason: null },
      { run_id: lost, state: 'FAILED', reason: expect.stringContaining('Import the file again') },
    ],
  });
  const stored = (id: string) => app.app.files.exists(`imports/${id}/0`);
  expect([await stored(lost), await stored(arriving)]).toEqual([false, true]);
});

test('a cancelled import that waits ends at once', async () => {
  const id = await abandon(1);
  const cancel = 'mutation ($id: UUID!) { cancelImport(id: $id) { state finishedAt } }';
  const { data } = await app.graphql(cancel, { id }, await app.signIn());
  expect(data).toEqual({ cancelImport: { state: 'CANCELLED', finishedAt: expect.any(String) } });
});
