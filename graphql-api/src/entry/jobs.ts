import { systemContext } from '../platform/access/context.ts';
import { writeContent } from '../platform/database/write-content.ts';
import type { JobKind } from '../platform/job/queue.ts';
import { publishDueDrafts } from './draft.service.ts';
import { PUBLISH } from './write.service.ts';

/** Publishes the drafts that are due, and invalidates all caches when a scheduled entry comes out. */
export const publishJob: JobKind = {
  ...PUBLISH,
  maxTries: 20,
  async run(app) {
    await publishDueDrafts(systemContext(app));
    await writeContent(systemContext(app), async () => {});
  },
};
