import { randomUUID } from 'node:crypto';
import { SubscriptionEntity } from '../src/newsletter/subscription.entity.ts';
import { defaultLimits } from '../src/platform/core/resource-limits.ts';
import { startMailingApp } from './mailing-app.ts';
import { signInAdmin } from './samples/content.ts';

export const SITE = 'https://business.example';
const MAILING = `fragment M on Mailing {
  mailing_id title state recipientCount waitingCount sentCount failedCount unsubscribedCount lastError
}`;
export const START = `mutation ($id: UUID!, $input: MailingInput!, $at: DateTimeISO) {
  startMailing(id: $id, input: $input, scheduledFor: $at) { ...M }
} ${MAILING}`;

export interface Mailing {
  mailing_id: string;
  state: string;
  recipientCount: number;
  sentCount: number;
  waitingCount: number;
}

export type NewsletterApp = Awaited<ReturnType<typeof startNewsletters>>;

/** Returns the input of a newsletter with one article. */
export const newsletter = (number: number, change: object = {}) => ({
  subject: 'Light in November',
  items: [{ kind: 'article', number }],
  ...change,
});

/** Starts an app with a mail server, and returns functions that send newsletters as an admin. */
export async function startNewsletters() {
  const limits = { ...defaultLimits };
  const app = await startMailingApp({ SITE_URL: SITE }, { limits });
  const adminClient = await signInAdmin(app);
  const makeDue = () =>
    app.app.database.em.fork().execute(
      `update "mail" set "triedAt" = "triedAt" - interval '1 minute',
         "dueAt" = case when "state" = 'queued' then now() else "dueAt" end`,
    );
  return {
    app,
    adminClient,
    limits,
    /** Restores the limits and the mail server, and removes the subscribers of the test before. */
    async reset() {
      Object.assign(limits, defaultLimits);
      app.smtp.received.length = 0;
      app.smtp.rejecting = false;
      app.smtp.unknown = undefined;
      await app.app.database.em.fork().nativeDelete(SubscriptionEntity, {});
      await makeDue();
    },
    /** Stores confirmed subscribers and returns their email addresses. */
    async subscribe(count: number): Promise<string[]> {
      const em = app.app.database.em.fork();
      const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
      const at = new Date('2026-11-01T12:00:00Z');
      for (const email of emails) {
        em.create(SubscriptionEntity, {
          id: randomUUID(),
          email,
          consentedAt: at,
          confirmedAt: at,
          page: '/blog',
        });
      }
      await em.flush();
      return emails;
    },
    /** Creates an article and returns its number. */
    async article(change: object = {}): Promise<number> {
      const { blog_id } = await adminClient.createBlog({
        title: 'Light in November',
        slug_url: randomUUID(),
        ...change,
      });
      return blog_id;
    },
    start: (number: number, change: object = {}, id: string = randomUUID()) =>
      adminClient.run<Mailing>(START, { id, input: newsletter(number, change) }),
    /** Runs a mutation of a mailing. */
    change: (operation: string, mailing_id: string) =>
      adminClient.run<Mailing>(`mutation ($id: UUID!) { ${operation}(id: $id) { ...M } } ${MAILING}`, {
        id: mailing_id,
      }),
    async report(mailing_id: string) {
      const { items } = await adminClient.run<{ items: Mailing[] }>(
        `{ mailings(pageSize: 100) { items { ...M } } } ${MAILING}`,
      );
      return items.find((it) => it.mailing_id === mailing_id);
    },
    recipients: () => app.smtp.received.flatMap(({ envelope }) => envelope.to),
    /** Makes all delayed mails due now, and lets a minute pass for the limit of newsletters. */
    makeDue,
  };
}
