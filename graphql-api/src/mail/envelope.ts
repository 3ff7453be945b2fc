import type { App } from '../access/context.ts';

/** Returns the id, sender and Message-ID of the mail with this job, which are the same at every try. */
export function envelopeOf({ config }: App, id: string) {
  const { name, email } = config.business;
  const messageId = `<${id}@${email.slice(email.indexOf('@') + 1)}>`;
  return { id, from: { name, address: email }, messageId };
}
