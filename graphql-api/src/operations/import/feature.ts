import type { Feature } from '../../platform/feature.ts';
import { ImportBaseline } from './baseline.migration.ts';
import { ImportResolver } from './resolver.ts';
import { importRoutes } from './rest.ts';
import { ImportLineEntity, ImportRunEntity } from './run.entity.ts';
import { importJob } from './run.job.ts';
import { failLostImports } from './run.service.ts';

/** The import of articles from WordPress. */
export const wordPressImport: Feature = {
  entities: [ImportRunEntity, ImportLineEntity],
  migrations: [{ name: 'baseline-import', class: ImportBaseline }],
  resolvers: [ImportResolver],
  routes: () => [importRoutes],
  jobs: [importJob],
  purge: failLostImports,
};
