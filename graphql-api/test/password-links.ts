import { expect } from 'vitest';
import { runAdminCommand } from '../src/account/command.ts';
import { headersAgainstReplies } from './mail-server.ts';
import type { MailingApp } from './mailing-app.ts';

export type PasswordLinks = ReturnType<typeof passwordLinks>;

/** Returns the operations on passwords, and the links to set one that an app mails. */
export function passwordLinks(app: MailingApp) {
  const request = (email: string) =>
    app.graphql('mutation ($input: MailedEmailInput!) { requestPasswordReset(input: $input) }', {
      input: { email },
    });
  const isValid = async (token: string) => {
    const query = 'query ($token: String!) { isPasswordLinkValid(token: $token) }';
    return (await app.graphql(query, { token })).data?.['isPasswordLinkValid'] as boolean | undefined;
  };
  const setPassword = (token: string, password: string) =>
    app.graphql('mutation ($input: SetPasswordInput!) { setPassword(input: $input) }', {
      input: { token, password },
    });
  const setPasswordByLink = async (token: string, password: string) => {
    const { data } = await app.graphql(
      'mutation ($input: SetPasswordInput!) { setPasswordByLink(input: $input) { token } }',
      { input: { token, password } },
    );
    return data?.['setPasswordByLink'] as { token: string } | null | undefined;
  };
  const signIn = async (email: string, password: string) => {
    const { data } = await app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: { email, password },
    });
    return (data as { login: { token: string } } | null)?.login.token;
  };
  const isSignedIn = async (token: string) =>
    (await app.graphql('{ me { email } }', {}, token)).data?.['me'] !== null;

  const admins = (...args: string[]) => runAdminCommand(app.app.database.em.fork(), args, app.app.log);

  /** Waits for the mail to this email address and returns the token of its link. */
  async function mailedToken(email: string): Promise<string> {
    await expect.poll(() => app.smtp.received.map(({ envelope }) => envelope.to[0])).toContain(email);
    const mail = app.smtp.received.findLast(({ envelope }) => envelope.to[0] === email);
    expect(headersAgainstReplies(mail)).toEqual(['auto-generated', 'All']);
    const [, token = ''] = /\/login\/password#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    return token;
  }
  return { request, isValid, setPassword, setPasswordByLink, signIn, isSignedIn, admins, mailedToken };
}
