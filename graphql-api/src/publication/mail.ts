import { withFacts } from '../business/facts.ts';
import { findDraft } from '../entry/fields.ts';
import { findUnpublished } from '../entry/service.ts';
import type { MailKind } from '../mail/kind.ts';
import type { MailContent } from '../mail/layout.ts';
import { formatTime } from '../platform/text/format.ts';

/** A draft that could not be published at its time. */
interface Unpublished {
  title: string;
  publishAt: Date;
  problem: string;
}

/** The mail about drafts that could not be published at their times; none without such drafts. */
export const unpublishedMails: MailKind = {
  name: 'unpublished',
  async compose(context, _mail, { siteUrl }) {
    const { app, em } = context;
    const unpublished: Unpublished[] = [];
    for (const entry of await findUnpublished(em, [...app.kinds.values()])) {
      const title = await withFacts(context, entry.title);
      const { publishAt, problem } = (await findDraft(context, entry)) ?? {};
      if (publishAt && problem) unpublished.push({ title, publishAt, problem });
    }
    return unpublished.length > 0 ? { content: unpublishedMail(unpublished, siteUrl) } : null;
  },
  samples: { unpublished: ({ siteUrl }) => unpublishedMail([sample], siteUrl) },
};

const sample: Unpublished = {
  title: 'Light in November',
  publishAt: new Date(),
  problem: 'This category does not exist.',
};

/** The mail to the business. */
function unpublishedMail(unpublished: Unpublished[], siteUrl: string): MailContent {
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
