import type { App } from './platform/access/context.ts';
import { daily, type JobKind } from './platform/job/queue.ts';

/** Purges every day. */
export const purgeJob: JobKind = { name: 'purge', schedule: daily('04:41', 'UTC'), maxTries: 4, run: purge };

/** Purges each feature before those that it uses: a picture is unused once its entries are deleted. */
export async function purge(app: App): Promise<void> {
  for (const feature of app.features.toReversed()) await feature.purge?.(app);
}
