import type { JobKind } from '../platform/job/queue.ts';
import { makeVariants } from './service.ts';

/** Encodes every width and format of a picture: one picture at a time, so that visitors get enough of the processor. */
export const pictureJob: JobKind<{ picture_id: string }> = {
  name: 'picture',
  maxTries: 6,
  run: (app, { picture_id }) => makeVariants(app.database.em.fork(), app, picture_id),
};
