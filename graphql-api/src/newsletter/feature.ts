import { leadParts, personalData } from '../lead/model/door.ts';
import { mailKinds } from '../mail/kind.ts';
import type { Feature } from '../platform/feature.ts';
import { NewsletterBaseline } from './baseline.migration.ts';
import { deleteOldRequests } from './confirmation.ts';
import { exportedNewsletters } from './export.ts';
import { subscriberData, subscribingLead } from './lead.ts';
import { newsletterMail } from './mailing/compose.ts';
import { MailingClickEntity, MailingEntity, MailingReaderEntity } from './mailing/entity.ts';
import { newsletterKind } from './mailing/kind.ts';
import { MailingResolver } from './mailing/resolver.ts';
import { mailingRoutes } from './mailing/rest.ts';
import { SubscriberResolver } from './resolver.ts';
import { newsletterRoutes, subscriberRoutes } from './rest.ts';
import { SubscriptionEntity, SubscriptionRequestEntity } from './subscription.entity.ts';

/** The newsletters and their subscribers. */
export const newsletter: Feature = {
  entities: [
    SubscriptionEntity,
    SubscriptionRequestEntity,
    MailingEntity,
    MailingClickEntity,
    MailingReaderEntity,
  ],
  migrations: [{ name: 'baseline-newsletter', class: NewsletterBaseline }],
  kinds: [newsletterKind],
  resolvers: [SubscriberResolver, MailingResolver],
  routes: ({ sendPage }) => [newsletterRoutes(sendPage), mailingRoutes, subscriberRoutes],
  adds: [mailKinds.with(newsletterMail), leadParts.with(subscribingLead), personalData.with(subscriberData)],
  purge: ({ database }) => deleteOldRequests(database.em.fork()),
  exported: exportedNewsletters,
};
