import {
  contactFailure,
  enquiryFailure,
  newsletterFailure,
  newsletterSuccess,
  photosTooMany,
  quickMessageFailure,
  quoteFailure,
  uploadFailure,
} from '../../content/common/messages.ts';
import { type Passing, type Proxy } from '../../web/e2e/support/proxy.ts';
import { leadsOf, photoFiles } from '../../web/e2e/support/quote-form.ts';
import { expect, test } from './engine-test.ts';
import { fillQuote, isOneLead, message, submitButton } from './leads.ts';
import type { Tab } from './tab.ts';
import { answers, choose, control, fill, fillAll, isAt, openHydrated, sees } from './visitor.ts';

const enquiry = { name: 'Ann Lee', phoneNum: '9055550100', timeToConnect: 'Noon', description: 'A loft' };

const forms = [
  { path: '/contact', values: message, failure: contactFailure, clearsEmail: false },
  {
    path: '/about',
    values: { name: 'Ann Lee', phone: '9055550100', message: 'Hello' },
    failure: quickMessageFailure,
    clearsEmail: false,
  },
  { path: '/project-management', values: enquiry, failure: enquiryFailure, clearsEmail: true },
  { path: '/partnership-opportunities', values: enquiry, failure: enquiryFailure, clearsEmail: true },
];

/** Makes the server fail for this mutation while `task` runs. */
async function failing(line: Proxy, mutation: string, task: () => Promise<void>): Promise<void> {
  const body = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
  const isFailing = (passing: Passing) => passing.body.includes(`mutation ${mutation}`);
  line.decide((passing) => (isFailing(passing) ? { status: 200, body } : 'pass'));
  await task();
  line.decide(() => 'pass');
}

/** Submits the empty form and expects the first missing control to have the focus and an error. */
async function expectMissing(tab: Tab, name: string): Promise<void> {
  await tab.click(submitButton);
  const errors = () => {
    const { activeElement: field } = document;
    const description = document.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    return [
      field?.getAttribute('name'),
      field?.getAttribute('aria-invalid'),
      description?.textContent?.endsWith(' is required.'),
    ];
  };
  await answers(tab, [name, 'true', true], errors);
}

function valuesOf(tab: Tab, names: string[]): Promise<(string | undefined)[]> {
  return tab.run(
    (wanted) =>
      wanted.map((name) => document.querySelector<HTMLInputElement>(`main [name="${name}"]`)?.value),
    names,
  );
}

test('each form names missing fields and failures, keeps its values, and sends', async ({
  app,
  email,
  line,
  tab,
}) => {
  for (const { path, values, failure, clearsEmail } of forms) {
    await test.step(path, async () => {
      const own = `${path.slice(1, 4)}-${email}`;
      await openHydrated(tab, line.url + path);
      await expectMissing(tab, 'name');
      await fillAll(tab, { ...values, email: own });
      await failing(line, 'Send', async () => {
        await tab.click(submitButton);
        await sees(tab, failure);
      });
      expect(await valuesOf(tab, [...Object.keys(values), 'email'])).toEqual([
        ...Object.values(values),
        clearsEmail ? '' : own,
      ]);
      await fill(tab, control('email'), own);
      await tab.click(submitButton);
      await isAt(tab, '/thank-you');
      await isOneLead(app, own);
    });
  }

  await test.step('the newsletter', async () => {
    const subscribe = { role: 'button', name: 'Subscribe', in: 'footer' };
    const own = email.slice(-36);
    await failing(line, 'SubscribeNewsletter', async () => {
      await fill(tab, 'footer [name=email]', own);
      await tab.click(subscribe);
      await sees(tab, newsletterFailure);
    });
    await fill(tab, 'footer [name=email]', own);
    await tab.press('Enter');
    await sees(tab, newsletterSuccess);
    expect(await leadsOf(app, own)).toHaveLength(1);
  });
  expect(tab.takeErrors()).toEqual([]);
});

test('the quote form names wrong fields, and sends five photos', async ({ app, email, line, tab }) => {
  await openHydrated(tab, `${line.url}/get-a-quote`);
  await expectMissing(tab, 'firstName');
  await fillQuote(tab, email, 0);
  await fill(tab, control('phone'), '905-555 0100');
  await answers(
    tab,
    '9055550100',
    () => document.querySelector<HTMLInputElement>('main [name=phone]')?.value,
  );
  await tab.click(submitButton);
  await sees(tab, 'Please upload a image file');
  await tab.chooseFiles(control('propertyPhotos'), photoFiles(6));
  await sees(tab, photosTooMany);
  await tab.chooseFiles(control('propertyPhotos'), [import.meta.filename]);
  await sees(tab, uploadFailure);
  await tab.chooseFiles(control('propertyPhotos'), photoFiles(5));
  await sees(tab, '5 photos uploaded');
  await failing(line, 'RequestQuote', async () => {
    await tab.click(submitButton);
    await sees(tab, quoteFailure);
  });
  await fill(tab, control('email'), email);
  await tab.click(submitButton);
  await isAt(tab, '/thank-you');
  await isOneLead(app, email, 5);
  const [lead] = await leadsOf(app, email);
  expect(lead?.fields).toMatchObject({ date: '2030-05-17', occupation: 'Realtor' });
  expect(tab.takeErrors()).toEqual([]);
});

test('forms whose scripts are lost name wrong fields, keep the rest, and send', async ({
  app,
  email,
  line,
  tab,
}) => {
  line.decide(({ path }) => (/^\/assets\/.*\.js$/.test(path) ? 'lost' : 'pass'));
  await tab.open(`${line.url}/contact`);
  await fillAll(tab, { ...message, email: 'nobody' });
  await tab.click(submitButton);
  await answers(tab, ['email', 'true'], () => {
    const { activeElement: field } = document;
    return [field?.getAttribute('name'), field?.getAttribute('aria-invalid')];
  });
  expect(await valuesOf(tab, Object.keys(message))).toEqual(Object.values(message));
  await fill(tab, control('email'), email);
  await tab.click(submitButton);
  await isAt(tab, '/thank-you');
  await isOneLead(app, email);

  await tab.open(`${line.url}/get-a-quote`);
  await fillQuote(tab, `quote-${email}`, 0);
  await tab.chooseFiles(control('propertyPhotos'), photoFiles(2));
  await tab.click(submitButton);
  await isAt(tab, '/thank-you');
  await isOneLead(app, `quote-${email}`, 2);
});

interface EarlyInput {
  title: string;
  path: string;
  typed: Record<string, string>;
  hydrated: Record<string, string>;
}

const early: EarlyInput[] = [
  {
    title: 'a name and a phone number typed before hydration are filtered, and no text is lost',
    path: '/contact',
    typed: { ...message, name: 'Ann4 Lee', phoneNum: '(905) 555-0100' },
    hydrated: { ...message, name: 'Ann Lee', phoneNum: '9055550100' },
  },
  {
    title: 'a date chosen before hydration stays',
    path: '/get-a-quote',
    typed: { city: 'Milton', phone: '905-555 0100', date: '2030-05-01' },
    hydrated: { city: 'Milton', phone: '9055550100', date: '2030-05-01' },
  },
  {
    title: 'a date that is not chosen is today',
    path: '/get-a-quote',
    typed: { city: 'Milton' },
    hydrated: { city: 'Milton', date: 'today' },
  },
];

/** Replaces the day, which may end during a test, by 'today'. */
function asToday(value: string | undefined): string | undefined {
  const days = [0, 5].map((minutes) => new Date(Date.now() - minutes * 60_000).toLocaleDateString('en-CA'));
  return value !== undefined && days.includes(value) ? 'today' : value;
}

for (const { title, path, typed, hydrated } of early) {
  test(title, async ({ line, tab }) => {
    const shown = async () => (await valuesOf(tab, Object.keys(hydrated))).map(asToday);
    const { promise: scripts, resolve: release } = Promise.withResolvers<'pass'>();
    line.decide((passing) => (passing.path.startsWith('/assets/client-') ? scripts : 'pass'));
    await tab.open(line.url + path);
    const { date, ...texts } = typed;
    await fillAll(tab, texts);
    if (date) await choose(tab, control('date'), date);
    expect(await valuesOf(tab, Object.keys(typed))).toEqual(Object.values(typed));
    release('pass');
    await expect.poll(shown).toEqual(Object.values(hydrated));
    await answers(tab, true, () => document.querySelector('#root[data-hydrated]') !== null);
    expect(await shown()).toEqual(Object.values(hydrated));
  });
}
