import { randomUUID } from 'node:crypto';
import { newsletter } from '../../../../rules/entry/newsletter.ts';
import { readBusiness } from '../../business/service.ts';
import { checkedFields } from '../../entry/draft.service.ts';
import type { Entry, EntryFields } from '../../entry/entity.ts';
import { findDraft } from '../../entry/fields.ts';
import { fieldsOf } from '../../entry/kind.ts';
import { findForUpdate } from '../../entry/write.service.ts';
import { renderHtml, renderText } from '../../mail/layout.ts';
import { buildMessage } from '../../mail/message.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { Unavailable } from '../../platform/core/errors.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';
import { hasPostalAddress, requireComplete } from './complete.ts';
import {
  composeMailing,
  type MailingText,
  mailingContent,
  NO_ID,
  newsletterMail,
  textOf,
} from './compose.ts';
import { FIRST, MailingEntity } from './entity.ts';
import { countSegments } from './readers.ts';
import type { MailingPreviewType, MailingReadersType } from './type.ts';

/** `Retry-After` of a test mail that the mail server did not accept, in seconds. */
const MAIL_RETRY_AFTER = 60;

/** Returns the stored draft of a newsletter as a mail, which may be incomplete. Throws NOT_FOUND. */
export async function previewOf(context: SignedIn, number: number): Promise<MailingPreviewType> {
  const { entry, draft } = await findNewsletter(context, number);
  const sender = await readBusiness(context);
  const shown = await shownText(context, entry, draft);
  const content = mailingContent(shown, sender, testReader(context.account));
  return {
    subject: content.subject,
    text: renderText(content, sender),
    path: previewPath(context, number),
  };
}

/** Returns whom a newsletter would reach now. */
export async function findReaders(context: Context): Promise<MailingReadersType> {
  const segments = await countSegments(context.em);
  return { segments, hasAddress: hasPostalAddress(await readBusiness(context)) };
}

/** Returns a newsletter, and the fields of its draft. Throws NOT_FOUND. */
async function findNewsletter(
  context: Context,
  number: number,
): Promise<{ entry: Entry; draft?: EntryFields }> {
  const entry = await findForUpdate(context, newsletter, number);
  const draft = await findDraft(context, entry);
  return { entry, ...(draft && { draft: draft.fields }) };
}

/** Returns the texts of a draft as of now; without a draft those of a sent newsletter as they were sent. */
async function shownText(
  context: Context,
  entry: Entry,
  draft: EntryFields | undefined,
): Promise<MailingText> {
  const where = { number: entry.number, round: FIRST };
  const sent = draft ? null : await context.em.findOne(MailingEntity, where);
  return sent ? { ...sent, mailing_id: NO_ID } : textOf(context, draft ?? fieldsOf(entry));
}

/** The path of the preview of a draft, before the number of the newsletter. */
export const PREVIEW_PATH = '/newsletter/preview';
const PREVIEW_MS = 24 * 60 * 60 * 1000;

function previewPath({ app, account }: SignedIn, number: number): string {
  const signed = `${number}/${account.account_id}/${Date.now() + PREVIEW_MS}`;
  return `${PREVIEW_PATH}/${signed}/${sign(`preview ${signed}`, app.secrets.get('photoLink'))}`;
}

/** The link of `previewPath`. */
export type PreviewLink = Record<'number' | 'account' | 'expires' | 'signature', string>;

/** Returns a draft as HTML for a link; null for one that was not signed or has expired. */
export async function previewHtml(
  context: Context,
  { number, account: account_id, expires, signature }: PreviewLink,
): Promise<string | null> {
  const key = context.app.secrets.get('photoLink');
  const isValid = isSigned(`preview ${number}/${account_id}/${expires}`, key, signature);
  if (!isValid || Number(expires) < Date.now()) return null;
  const account = await context.em.findOne(AccountEntity, { account_id: Number(account_id) });
  if (!account || !hasRight(account, 'newsletters')) return null;
  const { entry, draft } = await findNewsletter(context, Number(number));
  return documentOf({ ...context, account }, entry, draft);
}

/** Returns the mail of a newsletter as HTML, for the caller or for the holder of a link. */
export async function documentOf(
  context: Context,
  entry: Entry,
  draft: EntryFields | undefined,
): Promise<string> {
  const sender = await readBusiness(context);
  const reader = testReader(context.account ?? sender);
  const html = renderHtml(mailingContent(await shownText(context, entry, draft), sender, reader), sender);
  // The pictures of a preview come from this site, whatever its public address is.
  return html.replaceAll(`src="${sender.siteUrl}/`, 'src="/');
}

/**
 * Sends the stored draft of a newsletter to the admin now. Throws NOT_FOUND, BadInput, and
 * SERVICE_UNAVAILABLE if the mail server does not accept it.
 */
export async function sendTest(context: SignedIn, number: number): Promise<string> {
  const { app } = context;
  const { entry, draft } = await findNewsletter(context, number);
  const fields = checkedFields(context, newsletter, entry, draft ?? fieldsOf(entry));
  await requireComplete(context, fields);
  const reader = testReader(context.account);
  const sender = await readBusiness(context);
  // An unknown mailing counts no clicks.
  const text = { ...(await textOf(context, fields)), countsClicks: false };
  const mail = { kind: newsletterMail.name, mail_id: randomUUID(), recipient: reader.email } as const;
  const message = buildMessage(app, mail, sender, composeMailing(text, sender, reader));
  const transport = openMailTransport(app.config, app.limits);
  try {
    await transport.send(message);
  } catch (error) {
    app.log.warn(error, 'a test mail could not be sent');
    throw new Unavailable(
      'The mail server did not accept the test mail. Please try again later.',
      MAIL_RETRY_AFTER,
    );
  } finally {
    transport.close();
  }
  return reader.email;
}

/** Returns the reader of a preview. The unsubscribe link contains an unknown id. */
const testReader = ({ email }: { email: string }) => ({
  id: NO_ID,
  email,
  consentedAt: new Date(),
  mail_id: NO_ID,
});
