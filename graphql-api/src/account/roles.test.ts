import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailingApp, startMailingApp } from '../../test/mailing-app.ts';
import { type PasswordLinks, passwordLinks } from '../../test/password-links.ts';
import { signInAs } from '../../test/roles.ts';

let app: MailingApp;
let links: PasswordLinks;
let owner: string;
beforeAll(async () => {
  app = await startMailingApp();
  links = passwordLinks(app);
  owner = await app.signIn();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.app.database.em.fork().execute('delete from "rate_limit"');
});

const INVITE = `mutation ($input: MailedEmailInput!, $role: Role) {
  inviteAdmin(input: $input, role: $role)
}`;
const SET_ROLE = 'mutation ($id: Int!, $role: Role!) { setAdminRole(id: $id, role: $role) { email role } }';
const setRole = (token: string, id: number, role: string) => app.graphql(SET_ROLE, { id, role }, token);
const codeOf = async (result: ReturnType<typeof app.graphql>) => (await result).errors?.[0]?.extensions.code;
const ME = '{ me { role } }';
const idOf = async (email: string) => {
  const { data } = await app.graphql('{ admins { account_id email } }', {}, owner);
  const admins = data?.['admins'] as unknown as { account_id: number; email: string }[] | undefined;
  return admins?.find((it) => it.email === email)?.account_id ?? 0;
};

test('an invitation carries a role', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  expect((await app.graphql(INVITE, { input: { email }, role: 'EDITOR' }, owner)).errors).toBeUndefined();
  const { data } = await app.graphql('{ invitations { email role } }', {}, owner);
  expect(data?.['invitations']).toEqual([{ email, role: 'EDITOR' }]);
  const session = await links.setPasswordByLink(await links.mailedToken(email), 'long-enough');
  expect((await app.graphql(ME, {}, session?.token)).data).toEqual({ me: { role: 'EDITOR' } });
});

test('an owner changes a role, from the next request on, and it stands in the activity', async () => {
  const { account_id, email, token } = await signInAs(app, 'assistant');
  const LEADS = '{ leads { totalCount } }';
  expect(await codeOf(app.graphql(LEADS, {}, token))).toBeUndefined();
  expect((await setRole(owner, account_id, 'EDITOR')).data).toEqual({
    setAdminRole: { email, role: 'EDITOR' },
  });
  expect(await codeOf(app.graphql(LEADS, {}, token))).toBe('FORBIDDEN');
  const { data } = await app.graphql('{ activity(first: 1) { nodes { event subject } } }', {}, owner);
  expect(data?.['activity']).toEqual({
    nodes: [{ event: 'ADMIN_ROLE_CHANGED', subject: `${email}: Editor` }],
  });
  expect(await codeOf(setRole(owner, 999_999, 'EDITOR'))).toBe('NOT_FOUND');
});

test('an editor cannot promote itself, and a former owner not by an earlier invitation', async () => {
  const editor = await signInAs(app, 'editor');
  expect(await codeOf(setRole(editor.token, editor.account_id, 'OWNER'))).toBe('FORBIDDEN');
  const own = { input: { email: editor.email }, role: 'OWNER' };
  expect(await codeOf(app.graphql(INVITE, own, editor.token))).toBe('FORBIDDEN');

  const former = await signInAs(app, 'owner');
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  await app.graphql(INVITE, { input: { email } }, former.token);
  const link = await links.mailedToken(email);
  await setRole(owner, former.account_id, 'EDITOR');
  expect((await links.setPassword(link, 'long-enough')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
});

test('the last owner keeps the role, also if two demote each other at once', async () => {
  const id = await idOf('owner@example.com');
  const { errors } = await setRole(owner, id, 'EDITOR');
  expect(errors?.[0]?.message).toBe('owner@example.com is the only owner. Add another one first.');
  expect((await setRole(owner, id, 'OWNER')).errors).toBeUndefined();

  const other = await signInAs(app, 'owner');
  const results = await Promise.all([
    setRole(owner, other.account_id, 'ASSISTANT'),
    setRole(other.token, id, 'ASSISTANT'),
  ]);
  expect(results.filter(({ errors: rejected }) => rejected)).toHaveLength(1);
  const owners = await app.app.database.em
    .fork()
    .execute<object[]>(`select 1 from "account" where "role" = 'owner'`);
  expect(owners).toHaveLength(1);
});
