import type { Context } from '../../platform/access/context.ts';
import type { LeadMessage } from '../model/lead.entity.ts';
import { photoPath, signedQuery } from '../photos/link.ts';
import type { LeadMessageType } from './type.ts';

/** Converts a message to its GraphQL type. The links expire after a day, or with the account. */
export function viewMessage({ app, account }: Context, message: LeadMessage): LeadMessageType {
  const { message_id, fromName, fromAddress, files, hasHtml } = message;
  const pathOf = (part: string | number) => {
    const name = messageFile(message_id, String(part));
    return `/api/${name}?${signedQuery(app, name, 1, account?.account_id)}`;
  };
  return {
    ...message,
    from: { name: fromName ?? null, address: fromAddress ?? null },
    htmlUrl: hasHtml ? pathOf('html') : null,
    originalUrl: pathOf('original'),
    attachments: files.map(({ name, contentType, size, photo }, index) => {
      const url = photo ? photoPath(app, photo, 1, account?.account_id) : pathOf(index);
      return { name, contentType, size, url, thumbnail: photo ? `${url}&size=thumbnail` : null };
    }),
  };
}

/** Returns the signed name of a part of a message: `html`, `original`, or the index of a file. */
export const messageFile = (message_id: string, part: string) => `lead-messages/${message_id}/${part}`;
