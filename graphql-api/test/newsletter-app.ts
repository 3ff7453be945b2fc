import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { LeadEntity } from '../src/lead/model/lead.entity.ts';
import { SubscriptionEntity } from '../src/newsletter/subscription.entity.ts';
import { defaultLimits } from '../src/platform/core/resource-limits.ts';
import { publishJob } from '../src/publication/jobs.ts';
import type { Received } from './mail-server.ts';
import { startMailingApp } from './mailing-app.ts';
import { signInAdmin } from './samples/content.ts';

export const SITE = 'https://business.example';
const MAILING = `fragment M on Mailing {
  mailing_id round title state recipientCount waitingCount sentCount failedCount unsubscribedCount lastError clicks
  unopenedCount
}`;
const DRAFT = `fragment N on Entry {
  number version state title fields draft { fields revision version publishAt problem }
}`;

export interface Mailing {
  mailing_id: string;
  round: number;
  state: string;
  recipientCount: number;
  sentCount: number;
  waitingCount: number;
  clicks: number[];
  unopenedCount: number | null;
}

/** A newsletter, as admins read it. */
export interface Newsletter {
  number: number;
  version: number;
  state: string;
  draft: { fields: object; revision: number; version: number; publishAt: string; problem: string } | null;
}

export type NewsletterApp = Awaited<ReturnType<typeof startNewsletters>>;

/** Returns the fields of a newsletter with one article. */
export const newsletter = (article: number, change: object = {}) => ({
  subject: 'Light in November',
  items: [{ entry: `article/${article}` }],
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
  /** Runs an operation of entries for the kind. */
  const askEntry = (operation: string, types = '', variables: object = {}) =>
    adminClient.ask(`mutation ${types && `(${types})`} { ${operation} { ...N } } ${DRAFT}`, variables);
  const find = (number: number) =>
    adminClient.run<Newsletter | null>(
      `query ($number: Int!) { entry(kind: "newsletter", number: $number) { ...N } } ${DRAFT}`,
      { number },
    );
  /** Saves the draft of a newsletter: of a new one, or of one that was read. */
  const save = (fields: object, from?: Newsletter) =>
    askEntry(
      'saveEntryDraft(kind: "newsletter", number: $number, fields: $fields, version: $version, revision: $revision)',
      '$number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!',
      { number: from?.number, fields, version: from?.version ?? 0, revision: from?.draft?.revision ?? 0 },
    );
  const written = async (fields: object, from?: Newsletter): Promise<Newsletter> => {
    const { data, errors } = await save(fields, from);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as unknown as Newsletter;
  };
  const publish = ({ number, draft }: Newsletter) =>
    askEntry(
      'publishEntry(kind: "newsletter", number: $number, revision: $revision)',
      '$number: Int!, $revision: Int!',
      { number, revision: draft?.revision ?? 0 },
    );
  const schedule = ({ number, draft }: Newsletter, publishAt: string) =>
    askEntry(
      'scheduleEntry(kind: "newsletter", number: $number, revision: $revision, publishAt: $publishAt)',
      '$number: Int!, $revision: Int!, $publishAt: DateTimeISO!',
      { number, revision: draft?.revision ?? 0, publishAt },
    );
  const mailings = (number: number) =>
    adminClient.run<Mailing[]>(`query ($number: Int!) { mailings(number: $number) { ...M } } ${MAILING}`, {
      number,
    });
  return {
    app,
    adminClient,
    limits,
    askEntry,
    find,
    save,
    written,
    publish,
    schedule,
    mailings,
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
    /** Writes and publishes a newsletter, and returns its mailing with its number. */
    async start(article: number, change: object = {}): Promise<Mailing & { number: number }> {
      const letter = await written(newsletter(article, change));
      expect((await publish(letter)).errors).toBeUndefined();
      const [mailing] = await mailings(letter.number);
      return { ...(mailing as Mailing), number: letter.number };
    },
    /** Runs a mutation of a mailing. */
    change: (operation: string, id: string) =>
      adminClient.run<Mailing>(`mutation ($id: UUID!) { ${operation}(id: $id) { ...M } } ${MAILING}`, { id }),
    /** Returns the first mailing of a newsletter. */
    report: async (number: number) => (await mailings(number))[0],
    /** Lets the time come at which a draft is published. */
    async makePublicationDue(number: number): Promise<void> {
      await app.app.database.em
        .fork()
        .execute(
          `update "entry_draft" set "publishAt" = now() where "kind" = 'newsletter' and "number" = ?`,
          [number],
        );
      await publishJob.run(app.app, {});
    },
    /** Opens the counted link of an item in a mail. */
    click(mail: Received | undefined, item: number): Promise<Response> {
      const [link = ''] = new RegExp(`${SITE}/newsletter/go/\\S+/${item}/\\S+`).exec(mail?.text ?? '') ?? [];
      return fetch(link.replace(SITE, app.url), { redirect: 'manual' });
    },
    /** Stores a quote request. */
    async lead(email: string, occupation: string): Promise<void> {
      await app.app.database.em.fork().insert(LeadEntity, {
        id: randomUUID(),
        submissionId: randomUUID(),
        formType: 'Get a Qoute',
        email,
        submittedAt: new Date(),
        fields: { occupation },
        photos: [],
        spam: false,
      });
    },
    /** Ends the subscription of an email address. */
    async unsubscribe(email: string): Promise<void> {
      await app.app.database.em
        .fork()
        .nativeUpdate(SubscriptionEntity, { email }, { unsubscribedAt: new Date() });
    },
    recipients: () => app.smtp.received.flatMap(({ envelope }) => envelope.to),
    /** Makes all delayed mails due now, and lets a minute pass for the limit of newsletters. */
    makeDue,
  };
}
