import { mailKinds } from '../mail/kind.ts';
import type { Feature } from '../platform/feature.ts';
import { provideAdmin } from './admins.ts';
import { AccountBaseline } from './baseline.migration.ts';
import { PasswordLinkEntity } from './link/entity.ts';
import { linkMails } from './link/mails.ts';
import { deleteOldLinks } from './link/service.ts';
import { AccountAdminResolver, AccountResolver, ActivityResolver, AdminsResolver } from './resolver.ts';
import { accountRoutes } from './rest.ts';
import { SecondFactorResolver } from './second-factor/resolver.ts';

/** The admins, their sessions and links. */
export const account: Feature = {
  entities: [PasswordLinkEntity],
  migrations: [{ name: 'baseline-account', class: AccountBaseline }],
  resolvers: [AccountResolver, AccountAdminResolver, AdminsResolver, ActivityResolver, SecondFactorResolver],
  routes: () => [accountRoutes],
  adds: [mailKinds.with(...linkMails)],
  setUp: (app) => provideAdmin(app),
  purge: ({ database }) => deleteOldLinks(database.em.fork()),
  // Links that were used since the backup would be valid again.
  restored: 'delete from "password_link"',
};
