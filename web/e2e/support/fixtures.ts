import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { admin } from '../../../graphql-api/test/admin.ts';
import { type MailServer, mailsAreDue, startMailServer } from '../../../graphql-api/test/mail-server.ts';
import { copyDatabase, onServer } from '../../../graphql-api/test/postgres.ts';
import { prepareServer, type ServerProcess } from '../../../graphql-api/test/server-process.ts';

export interface Site extends ServerProcess {
  mail: MailServer;
  /** Makes delayed mails due now, so that a test need not wait for them. */
  makeMailsDue(): Promise<void>;
  /** Runs SQL on the database, to change a time that a test need not wait for. */
  execute(sql: string): Promise<void>;
  /** Sends an operation by POST. Throws if the response has errors. */
  graphql<Data>(query: string, variables?: object, token?: string): Promise<Data>;
  /** Signs the admin in over HTTP and returns the token. */
  signIn(): Promise<string>;
}

interface Fixtures {
  environment: NodeJS.ProcessEnv;
  /** 'expected' in a test that breaks the policy itself. */
  reportedViolations: 'none' | 'expected';
  app: Site;
  email: string;
}

/** Playwright's `test` with `app`: the built product on a new seeded database, and a mailbox. */
export const test = base.extend<Fixtures, { sharedSite: Site; editedSite: Site }>({
  // Further variables of the server, for a file of tests: `test.use({ environment: { … } })`.
  environment: [{}, { option: true }],
  // One of each per worker, created on first use: see shared-site.ts and edited-site.ts.
  sharedSite: [({}, use) => runSite({}, use), { scope: 'worker' }],
  editedSite: [({}, use) => runSite({}, use), { scope: 'worker' }],
  app: ({ environment }, use) => runSite(environment, use),
  baseURL: ({ app }, use) => use(app.url),
  reportedViolations: ['none', { option: true }],
  // A violation of the content security policy fails every test.
  context: async ({ context, reportedViolations }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy|Permissions-Policy|Trusted(HTML|Script)/i.test(message.text()))
        violations.push(`${message.location().url}: ${message.text()}`);
    });
    await use(context);
    if (reportedViolations === 'none') expect(violations).toEqual([]);
    else expect(violations).not.toEqual([]);
  },
  // A unique email address.
  email: ({}, use) => use(`visitor-${randomUUID().slice(0, 8)}@example.com`),
});

/** Runs the built product while `use` runs. */
async function runSite(further: NodeJS.ProcessEnv, use: (site: Site) => Promise<void>): Promise<void> {
  const mail = await startMailServer();
  const database = await copyDatabase(process.env['SITE_POSTGRES'] ?? '', 'postgres');
  // Trusts the proxy of tests (proxy.ts), which sends a new client IP address with each request.
  const environment = {
    SMTP_URL: mail.url,
    DATABASE_URL: database.url,
    TRUST_PROXY: '127.0.0.1',
    ...further,
  };
  const server = await prepareServer(environment, process.env['SITE_TEMPLATE']);
  await server.start();
  await use({
    ...server,
    mail,
    makeMailsDue: () => onServer(database.url, mailsAreDue),
    execute: (sql) => onServer(database.url, sql),
    ...client(server.url),
  });
  await server.remove();
  await database.remove();
  await mail.close();
}

export { expect };

function client(url: string): Pick<Site, 'graphql' | 'signIn'> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  return {
    graphql: async <Data>(query: string, variables: object = {}, token?: string) => {
      const { data, errors } = (await post('/graphql', { query, variables }, token)) as {
        data: Data;
        errors?: { message: string }[];
      };
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
      return data;
    },
    signIn: async () => ((await post('/api/users/login', admin)) as { token: string }).token,
  };
}
