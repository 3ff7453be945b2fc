import type { App } from '../../access/context.ts';
import { sweepPhotos } from './service.ts';

const QUEUE = 'photo-sweep';

/** Creates the queue of the sweep. */
export async function createPhotoQueue({ database }: App): Promise<void> {
  await database.jobs.createQueue(QUEUE, { policy: 'short', retryLimit: 3, retryBackoff: true });
}

/** Deletes unclaimed photos, once an hour in one of all processes. */
export async function startPhotoJobs(app: App): Promise<void> {
  await app.database.jobs.schedule(QUEUE, '17 * * * *', null, { missed: 'once' });
  await app.database.jobs.work(QUEUE, { batchSize: 1, pollingIntervalSeconds: 60 }, async () => {
    const count = await sweepPhotos(app);
    if (count > 0) app.log.info({ count }, 'deleted photos that no quote uses');
  });
}
