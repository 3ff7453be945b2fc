import { leadParts } from '../lead/model/door.ts';
import type { Feature } from '../platform/feature.ts';
import { NotificationBaseline } from './baseline.migration.ts';
import { PushDeviceEntity } from './entity.ts';
import { pushJob, queuePushes } from './jobs.ts';
import { provideVapidKeys } from './keys.ts';
import { PushResolver } from './resolver.ts';

/** The notifications of leads on the owner's devices. */
export const notification: Feature = {
  entities: [PushDeviceEntity],
  migrations: [{ name: 'baseline-notification', class: NotificationBaseline }],
  resolvers: [PushResolver],
  jobs: [pushJob],
  adds: [leadParts.with({ stored: (em, { id }) => queuePushes(em, id), answered: queuePushes })],
  setUp: provideVapidKeys,
  restored: `delete from "job" where "name" = '${pushJob.name}'`,
};
