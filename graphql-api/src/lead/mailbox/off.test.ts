import { expect, test } from 'vitest';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { shared } from '../../../test/shared-app.ts';

let admin: AdminClient;
shared.beforeAll(async ({ app }) => {
  admin = await signInAdmin(app);
});

test('without IMAP_URL the mailbox is off, and a test mail is rejected', async () => {
  expect(await admin.run('{ mailbox { state user } }')).toEqual({ state: 'OFF', user: null });
  const { errors } = await admin.ask('mutation { testMailbox { state } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
