import type { Page } from '@playwright/test';
import { type FormFill, fillInAll } from '../support/fill-repeatedly.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { faultOf, numbers } from '../support/lossy-network.ts';
import { isServed } from '../support/offline-visit.ts';
import { isEmpty } from '../support/outbox.ts';
import { startProxy } from '../support/proxy.ts';
import { quote } from '../support/quote-form.ts';

test.use({ serviceWorkers: 'allow' });

// LOSSY_SEED=… sets the seed.
const seed = Number(process.env['LOSSY_SEED'] ?? 20_261_121);

const person = { name: 'Ann Lee', phoneNum: '9055550100' };
const enquiry = { ...person, timeToConnect: 'Mornings', description: 'A house of six rooms.' };
const { email: _email, ...property } = quote;

/** The forms by their names on the wire, each in its own tab, with the number of submissions. */
const forms: { formType: string; count: number; form?: FormFill }[] = [
  { formType: 'Newsletter', count: 30 },
  { formType: 'Newsletter', count: 30 },
  {
    formType: 'Get a Qoute',
    count: 8,
    form: {
      path: '/get-a-quote',
      values: { ...property, occupation: 'Realtor', propertyStatus: 'Vacant' },
      photos: 2,
    },
  },
  {
    formType: 'Contact',
    count: 8,
    form: { path: '/contact', values: { ...person, message: 'Two rooms, please.' } },
  },
  {
    formType: 'Get in Touch',
    count: 8,
    form: { path: '/about', values: { name: 'Ann Lee', phone: '9055550100', message: 'Two rooms, please.' } },
  },
  {
    formType: 'Message genrated through Project Management form',
    count: 8,
    form: { path: '/project-management', values: enquiry },
  },
  {
    formType: 'Message genrated through Partnership form',
    count: 8,
    form: { path: '/partnership-opportunities', values: enquiry },
  },
];
const total = forms.reduce((sum, { count }) => sum + count, 0);

test(`${total} submissions of all forms arrive once each over a network that drops, delays and duplicates requests (seed ${seed})`, async ({
  app,
  context,
  page,
}) => {
  const proxy = await startProxy(app.url);
  await page.goto(`${proxy.url}/privacy`);
  await isServed(page);
  const random = numbers(seed);
  proxy.decide(async ({ method }) => {
    if (method !== 'POST') return 'pass';
    const [fault, delay] = [random(), random()];
    if (delay < 0.3) await new Promise((resolve) => setTimeout(resolve, delay * 500));
    return faultOf(fault);
  });

  // All tabs and the worker send at the same time.
  const sent = await Promise.all(
    forms.map(async ({ formType, count, form }, kind) => {
      const senders = Array.from({ length: count }, (_, index) => `visitor-${kind}-${index}@example.com`);
      const tab = await context.newPage();
      await tab.goto(proxy.url + (form?.path ?? '/privacy'));
      await (form ? fillInAll(tab, form, senders) : subscribeAll(tab, senders));
      return senders.map((email) => ({ formType, email, photos: form?.photos ?? 0 }));
    }),
  );
  // Opening the site ends the back-off, which grows with every failed try.
  await expect(async () => {
    await page.goto(`${proxy.url}/outbox`);
    await isEmpty(page, { timeout: 20_000 });
  }).toPass();
  const inOrder = (leads: Arrived[]) => leads.map((lead) => JSON.stringify(lead)).toSorted();
  expect(inOrder(await arrived(app))).toEqual(inOrder(sent.flat()));
  // Expected mails: to the business with the photos, and to the visitor.
  const owed = sent.flat().flatMap(({ email, photos }) => [`of ${email}, ${photos}`, `to ${email}, 0`]);
  await expect.poll(() => app.mail.received.length).toBeGreaterThanOrEqual(owed.length);
  expect(app.mail.received.map(described).toSorted()).toEqual(owed.toSorted());
  await proxy.close();
});
/** Returns a mail's visitor and its number of photos. */
function described({ envelope, replyTo, attachments }: Site['mail']['received'][number]): string {
  const [to = ''] = envelope.to;
  const visitor = to.startsWith('visitor-') ? `to ${to}` : `of ${replyTo?.[0]?.address}`;
  return `${visitor}, ${attachments.length}`;
}

/** Sends the footer's form for each email address, one after another. Runs in the page, for speed. */
async function subscribeAll(page: Page, senders: string[]): Promise<void> {
  await page.evaluate(async (emails) => {
    const form = document.querySelector<HTMLFormElement>('footer form');
    const field = form?.querySelector<HTMLInputElement>('[name="email"]');
    if (!form || !field) throw new Error('The page has no newsletter form.');
    const isTold = () =>
      form.querySelector('[role="alert"]') && !form.querySelector('[aria-busy="true"]') && field.value === '';
    for (const email of emails) {
      field.value = email;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      form.requestSubmit();
      await new Promise<void>((resolve) => {
        const look = () => (isTold() ? resolve() : setTimeout(look, 20));
        setTimeout(look, 20);
      });
    }
  }, senders);
}

interface Arrived {
  formType: string;
  email: string;
  photos: number;
}

/** Returns every lead. */
async function arrived(app: Site): Promise<Arrived[]> {
  const token = await app.signIn();
  const found: Arrived[] = [];
  let after: string | null = null;
  do {
    const { leads }: { leads: Leads } = await app.graphql(
      'query ($after: String) { leads(first: 100, after: $after) { nodes { formType email photos { fileName } } pageInfo { endCursor hasNextPage } } }',
      { after },
      token,
    );
    for (const { formType, email, photos } of leads.nodes) {
      found.push({ formType, email, photos: new Set(photos.map(({ fileName }) => fileName)).size });
    }
    after = leads.pageInfo.hasNextPage ? leads.pageInfo.endCursor : null;
  } while (after);
  return found;
}

interface Leads {
  nodes: { formType: string; email: string; photos: { fileName: string }[] }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}
