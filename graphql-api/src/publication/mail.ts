import { withFacts } from '../business/facts.ts';
import { EntryDraftEntity } from '../entry/entity.ts';
import { findUnpublished } from '../entry/service.ts';
import type { MailContent } from '../mail/layout.ts';
import type { ComposeMail } from '../mail/worker.ts';
import { formatTime } from '../platform/text/format.ts';

/** A draft that could not be published at its time. */
interface Unpublished {
  title: string;
  publishAt: Date;
  problem: string;
}

/** Composes the mail about drafts that could not be published at their times; null if there are none. */
export const composeUnpublished: ComposeMail = async (context, _mail, { siteUrl }) => {
  const { em } = context;
  const unpublished: Unpublished[] = [];
  for (const { kind, number, title: stored } of await findUnpublished(em)) {
    const title = await withFacts(context, stored);
    const { publishAt, problem } = await em.findOneOrFail(EntryDraftEntity, { kind, number });
    if (publishAt && problem) unpublished.push({ title, publishAt, problem });
  }
  return unpublished.length > 0 ? { content: unpublishedMail(unpublished, siteUrl) } : null;
};

/** The mail to the business. */
export function unpublishedMail(unpublished: Unpublished[], siteUrl: string): MailContent {
  return {
    subject: `Not published: ${unpublished.map(({ title }) => title).join(', ')}`.slice(0, 200),
    opening: [
      'Hello,',
      'These scheduled changes could not come out. They are kept as drafts, and visitors see the pages as before.',
      ...unpublished.map(
        ({ title, publishAt, problem }) => `“${title}”, scheduled for ${formatTime(publishAt)}: ${problem}`,
      ),
    ],
    links: [{ label: 'Open the admin area', url: `${siteUrl}/admin` }],
  };
}
