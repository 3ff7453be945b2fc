import { periods } from '../../../../rules/periods.ts';
import { type Role, roles } from '../../../../rules/roles.ts';
import type { ComposeMail, MailKind } from '../../mail/kind.ts';
import type { MailContent } from '../../mail/layout.ts';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import type { LinkPurpose } from './entity.ts';
import { createLink, type Invitation } from './service.ts';

/** Composes a mail with a new link at each try; null for unknown accounts and withdrawn invitations. */
const withLink =
  (purpose: LinkPurpose): ComposeMail =>
  async ({ em }, { recipient }, { siteUrl, name }) => {
    const email = recipient ?? '';
    if (purpose === 'reset' && (await em.count(AccountEntity, { email })) === 0) return null;
    const created = await createLink(em, email, purpose);
    if (created === null) return null;
    // In the fragment, which browsers do not send: no log and no other site receives the token.
    const link = `${siteUrl}/login/password#${created.token}`;
    return { content: linkContent[purpose](link, name, created.invitation) };
  };

type ContentOf = (link: string, name: string, invitation: Invitation | null) => MailContent;

const linkContent: Record<LinkPurpose, ContentOf> = {
  reset: (link, name) => ({
    subject: `Set a new password for ${name}`,
    opening: ['Hello,', `Someone asked to set a new password for your account at ${name}.`],
    links: [{ label: 'Set a new password', url: link }],
    closing: [
      `The link works once, for ${periods.reset.words}. If you didn’t ask for it, ignore this email: your password doesn’t change.`,
    ],
  }),
  invitation: (link, name, invitation) => ({
    subject: `You’re invited to manage the ${name} website`,
    opening: [
      'Hello,',
      `${invitation?.by ?? 'An admin'} has invited you to manage the website of ${name}.`,
      ...(invitation ? [roleInWords(invitation.role)] : []),
    ],
    links: [{ label: 'Choose a password', url: link }],
    closing: [`The link works once, for ${periods.invitation.words}.`],
  }),
};

const roleInWords = (role: Role) => `Your role: ${roles[role].label}. ${roles[role].description}`;

const sample: Invitation = { role: 'editor', by: 'Ann Lee (ann@example.com)' };

/** The mails with links, each with the name of its purpose. */
export const linkMails = Object.entries(linkContent).map(
  ([purpose, contentOf]): MailKind => ({
    name: purpose,
    compose: withLink(purpose as LinkPurpose),
    samples: { [purpose]: ({ name }, link) => contentOf(link, name, sample) },
  }),
);
