import { randomUUID } from 'node:crypto';
import { readBusiness } from '../../business/service.ts';
import { renderHtml, renderText } from '../../mail/layout.ts';
import { buildMessage } from '../../mail/message.ts';
import { openMailTransport } from '../../mail/transport.ts';
import { AccountEntity } from '../../platform/access/account.entity.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { hasRight } from '../../platform/access/roles.ts';
import { Unavailable } from '../../platform/core/errors.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';
import { hasPostalAddress, requireComplete } from './complete.ts';
import { composeMailing, mailingContent, NO_ID, newsletterMail, textOf } from './compose.ts';
import { readDraft } from './draft.service.ts';
import { countReaders } from './readers.ts';
import type { MailingInput, MailingPreviewType } from './type.ts';

/** `Retry-After` of a test mail that the mail server did not accept, in seconds. */
const MAIL_RETRY_AFTER = 60;

/** Returns the mail of a newsletter, which may be incomplete. Throws BadInput for an unpublished item. */
export async function previewOf(context: SignedIn, input: MailingInput): Promise<MailingPreviewType> {
  const sender = await readBusiness(context);
  const content = mailingContent(await textOf(context, input), sender, testReader(context));
  return {
    subject: content.subject,
    text: renderText(content, sender),
    path: previewPath(context),
    recipientCount: await countReaders(context.em, input.segment),
    hasAddress: hasPostalAddress(sender),
  };
}

/** The path of the preview of a draft, before the id of its account. */
export const PREVIEW_PATH = '/newsletter/preview';
const PREVIEW_MS = 24 * 60 * 60 * 1000;

function previewPath({ app, account }: SignedIn): string {
  const signed = `${account.account_id}/${Date.now() + PREVIEW_MS}`;
  return `${PREVIEW_PATH}/${signed}/${sign(`preview ${signed}`, app.secrets.get('photoLink'))}`;
}

/** Returns an account's draft as HTML for the link of `previewPath`; null for another or an expired link. */
export async function previewHtml(
  context: Context,
  account_id: string,
  expires: string,
  signature: string,
): Promise<string | null> {
  const key = context.app.secrets.get('photoLink');
  if (!isSigned(`preview ${account_id}/${expires}`, key, signature) || Number(expires) < Date.now())
    return null;
  const account = await context.em.findOne(AccountEntity, { account_id: Number(account_id) });
  if (!account || !hasRight(account, 'newsletters')) return null;
  const signedIn = { ...context, account };
  const text = await textOf(context, (await readDraft(signedIn)) ?? {});
  const sender = await readBusiness(context);
  const html = renderHtml(mailingContent(text, sender, testReader(signedIn)), sender);
  // The pictures of a preview come from this site, whatever its public address is.
  return html.replaceAll(`src="${sender.siteUrl}/`, 'src="/');
}

/** Sends a newsletter to the admin now. Throws SERVICE_UNAVAILABLE if the mail server does not accept it. */
export async function sendTest(context: SignedIn, input: MailingInput): Promise<string> {
  const { app } = context;
  await requireComplete(context, input);
  const reader = testReader(context);
  const sender = await readBusiness(context);
  // An unknown mailing counts no clicks.
  const text = { ...(await textOf(context, input)), countsClicks: false };
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

/** Returns the admin as the reader of a preview. The unsubscribe link contains an unknown id. */
const testReader = ({ account }: SignedIn) => ({ id: NO_ID, email: account.email, consentedAt: new Date() });
