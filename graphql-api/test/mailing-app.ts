import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import { type MailServer, mailsAreDue, startMailServer } from './mail-server.ts';

/** The settings of the business in these tests. */
export const studio = {
  BUSINESS_NAME: 'Studio',
  BUSINESS_EMAIL: 'studio@business.example',
  BUSINESS_PHONE: '905-555-0199',
  BUSINESS_ADDRESS: '1 Main Street, Milton, Ontario',
};

/** The API and the mail server that it uses. */
export interface MailingApp extends TestApp {
  smtp: MailServer;
}

/** Starts the API and a mail server; `close` stops both. */
export async function startMailingApp(
  environment: NodeJS.ProcessEnv = {},
  options: TestAppOptions = {},
): Promise<MailingApp> {
  const smtp = await startMailServer();
  const app = await startApp({ SMTP_URL: smtp.url, ...studio, ...environment }, options);
  const close = async () => {
    await app.close();
    await smtp.close();
  };
  return { ...app, smtp, close };
}

/** Makes delayed mails due now, so that a test need not wait for them. */
export async function makeMailsDue({ app }: TestApp): Promise<void> {
  await app.database.em.fork().transactional((em) => em.execute(mailsAreDue));
}
