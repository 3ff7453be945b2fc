import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { admin } from '../../../test/admin.ts';
import { type MailingApp, startMailingApp } from '../../../test/mailing-app.ts';
import { type PasswordLinks, passwordLinks } from '../../../test/password-links.ts';
import { createLink } from './service.ts';

let app: MailingApp;
let links: PasswordLinks;
beforeAll(async () => {
  app = await startMailingApp();
  links = passwordLinks(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.app.database.em.fork().execute('delete from "rate_limit"');
  app.smtp.received.length = 0;
});

const invite = (token: string, email: string) =>
  app.graphql(
    'mutation ($input: MailedEmailInput!) { inviteAdmin(input: $input, role: OWNER) }',
    { input: { email } },
    token,
  );
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const invitations = async (token: string) =>
  (await app.graphql('{ invitations { email invitedBy } }', {}, token)).data?.['invitations'];
const remove = (token: string, id: number) =>
  app.graphql('mutation ($id: Int!) { removeAdmin(id: $id) { account_id } }', { id }, token);
const listed = async (token: string) => {
  const { data } = await app.graphql('{ admins { account_id email sessionCount } }', {}, token);
  return data?.['admins'] as unknown as { account_id: number; email: string; sessionCount: number }[];
};

test('an invited admin chooses a password by the mailed link', async () => {
  const token = await app.signIn();
  const email = newEmail();
  expect((await invite(token, admin.email)).errors?.[0]?.extensions.fields).toHaveProperty('email');
  expect((await invite(token, email)).errors).toBeUndefined();
  expect(await invitations(token)).toEqual([{ email, invitedBy: admin.email }]);
  const link = await links.mailedToken(email);
  const text = app.smtp.received.at(-1)?.text?.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`${admin.email} has invited you to manage the website of Studio.`);
  expect(text).toContain('Your role: Owner. Can do everything,');
  const { token: second = '' } = (await links.setPasswordByLink(link, 'long-enough')) ?? {};
  expect(await invitations(token)).toEqual([]);
  for (const session of [second, await links.signIn(email, 'long-enough')])
    expect((await app.graphql('{ me { email isAdmin } }', {}, session)).data).toEqual({
      me: { email, isAdmin: true },
    });
  await links.request(email);
  await expect
    .poll(() => app.smtp.received.filter(({ envelope }) => envelope.to[0] === email))
    .toHaveLength(2);
  expect(await links.setPasswordByLink(await links.mailedToken(email), 'another-one')).toBeNull();
});

test.each([
  [
    'the account page',
    async (email: string) => {
      const token = await app.signIn();
      const { account_id = 0 } = (await listed(token)).find((it) => it.email === email) ?? {};
      expect(await remove(token, account_id)).toEqual({ data: { removeAdmin: { account_id } } });
      expect((await remove(token, account_id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    },
  ],
  ['a command', async (email: string) => void (await links.admins('revoke', email))],
])('end with the admin who sent them, removed by %s', async (_name, removeBy) => {
  const [inviter, before, after] = [newEmail(), newEmail(), newEmail()];
  await links.admins('add', inviter, 'first-password');
  const session = (await links.signIn(inviter, 'first-password')) ?? '';
  await invite(session, before);
  const link = await links.mailedToken(before);
  await invite(session, after);
  expect(await links.admins('list')).toContain(`${before}  owner, invited by ${inviter}`);
  await removeBy(inviter);
  expect(await links.isSignedIn(session)).toBe(false);
  expect((await links.setPassword(link, 'long-enough')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
  expect(await links.signIn(before, 'long-enough')).toBeUndefined();
  expect(await invitations(await app.signIn())).toEqual([]);
  expect(await links.admins('list')).not.toContain(before);
});

test.each([
  [
    'the account page',
    async (email: string) => {
      const WITHDRAW = 'mutation ($input: MailedEmailInput!) { withdrawInvitation(input: $input) { email } }';
      const token = await app.signIn();
      const withdraw = () => app.graphql(WITHDRAW, { input: { email } }, token);
      expect(await withdraw()).toEqual({ data: { withdrawInvitation: { email } } });
      expect((await withdraw()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    },
  ],
  ['a command', async (email: string) => void (await links.admins('revoke', email))],
])('are withdrawn by %s', async (_name, withdrawBy) => {
  const email = newEmail();
  await invite(await app.signIn(), email);
  const link = await links.mailedToken(email);
  await withdrawBy(email);
  expect((await links.setPassword(link, 'long-enough')).errors?.[0]?.extensions.fields).toHaveProperty(
    'token',
  );
  expect(await invitations(await app.signIn())).toEqual([]);
});

test('one that is withdrawn before its mail is not mailed', async () => {
  expect(await createLink(app.app.database.em.fork(), newEmail(), 'invitation')).toBeNull();
});

test('the last admin is not removed, also if two remove each other at once', async () => {
  const token = await app.signIn();
  for (const { email } of await listed(token)) if (email !== admin.email) await links.admins('revoke', email);
  const [own] = await listed(token);
  const { errors } = await remove(token, own?.account_id ?? 0);
  expect(errors?.[0]?.message).toBe(`${admin.email} is the only owner. Add another one first.`);

  const email = newEmail();
  await links.admins('add', email, 'first-password');
  const other = (await links.signIn(email, 'first-password')) ?? '';
  const { account_id = 0 } = (await listed(token)).find((it) => it.email === email) ?? {};
  const removals = await Promise.all([remove(token, account_id), remove(other, own?.account_id ?? 0)]);
  expect(removals.filter((removal) => !removal.errors)).toHaveLength(1);
  expect(await links.admins('list')).toMatch(/^\S+@example\.com  owner, since [^\n]*$/);
  await links.admins('add', admin.email, admin.password).catch(() => undefined);
});
