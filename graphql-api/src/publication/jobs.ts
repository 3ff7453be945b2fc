import { publishDueDrafts } from '../entry/due-draft.service.ts';
import { PUBLISH } from '../entry/write.service.ts';
import { enqueueOnce } from '../mail/service.ts';
import { systemContext } from '../platform/access/context.ts';
import { writeContent } from '../platform/database/content-version.ts';
import type { JobKind } from '../platform/job/queue.ts';
import { unpublishedMails } from './mail.ts';

/**
 * Publishes the drafts that are due, mails the business about those that cannot be published, and invalidates
 * all caches when a scheduled entry comes out.
 */
export const publishJob: JobKind = {
  ...PUBLISH,
  maxTries: 20,
  async run(app) {
    await publishDueDrafts(systemContext(app), (em) => enqueueOnce(em, unpublishedMails));
    await writeContent(systemContext(app), async () => {});
  },
};
