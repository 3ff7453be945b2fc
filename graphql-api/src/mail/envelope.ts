import type { App } from '../access/context.ts';

/**
 * Returns the Message-ID of the mail with this job, which is the same at every try and does not depend on the owner's
 * changes.
 */
export function messageIdOf({ config }: App, id: string): string {
  return `<${id}@${config.business.email.replace(/^.*@/, '')}>`;
}

/**
 * Returns the id, sender and Message-ID of a mail. The sender is BUSINESS_EMAIL, because the mail server is set up
 * for it.
 */
export function envelopeOf(app: App, id: string, business: { name: string }) {
  const from = { name: business.name, address: app.config.business.email };
  return { id, from, messageId: messageIdOf(app, id) };
}
