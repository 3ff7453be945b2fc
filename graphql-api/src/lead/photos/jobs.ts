import { hourly, type JobKind } from '../../platform/job/queue.ts';
import { sweepPhotos } from './service.ts';

/** Deletes unclaimed photos, once an hour. */
export const photoSweepJob: JobKind = {
  name: 'photo-sweep',
  schedule: hourly(17),
  maxTries: 4,
  run: async (app) => {
    const count = await sweepPhotos(app);
    if (count > 0) app.log.info({ count }, 'deleted photos that no quote uses');
  },
};
