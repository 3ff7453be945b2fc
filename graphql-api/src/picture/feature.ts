import type { Feature } from '../platform/feature.ts';
import { PictureBaseline } from './baseline.migration.ts';
import { PictureEntity, VideoEntity } from './entity.ts';
import { PictureResolver } from './resolver.ts';
import { pictureRoutes } from './rest.ts';
import { pictureJob } from './service.ts';
import { sweepPictures } from './sweep.ts';

/** The uploaded pictures and videos. */
export const picture: Feature = {
  entities: [PictureEntity, VideoEntity],
  migrations: [{ name: 'baseline-picture', class: PictureBaseline }],
  resolvers: [PictureResolver],
  routes: ({ app }) => [pictureRoutes(app)],
  jobs: [pictureJob],
  async purge(app) {
    const count = await sweepPictures(app);
    if (count > 0) app.log.info({ count }, 'deleted unused pictures');
  },
};
