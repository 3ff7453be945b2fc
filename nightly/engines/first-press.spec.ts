import { setTimeout as delay } from 'node:timers/promises';
import { newsletterSuccess } from '../../content/common/messages.ts';
import { expect, test } from './engine-test.ts';
import { fillQuote, isOneLead, message, submitButton } from './leads.ts';
import type { Tab, Target } from './tab.ts';
import { answers, button, control, fill, fillAll, holdScripts, isAt, sees } from './visitor.ts';

const bar = { role: 'navigation', name: 'Main' };
const link = (name: string): Target => ({ role: 'link', name, in: bar });

/** In milliseconds after the first paint. */
const PRESSED_AFTER = 300;

/** The presses of one page, and their effect after the scripts have arrived. */
interface FirstPress {
  title: string;
  path: string;
  press: (tab: Tab) => Promise<void>;
  effect: (tab: Tab) => Promise<void>;
}

const presses: FirstPress[] = [
  {
    title: 'the divider of two pictures moves',
    path: '/staging',
    async press(tab) {
      await tab.focus('main [type=range]');
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await tab.press(key);
    },
    effect: (tab) =>
      answers(tab, ['47', '47%'], () => {
        const range = document.querySelector<HTMLInputElement>('main [type=range]');
        return [range?.value, range?.parentElement?.style.getPropertyValue('--at')];
      }),
  },
  {
    title: 'two presses move the testimonials by two',
    path: '/',
    async press(tab) {
      await tab.tap(button('Next testimonials'));
      await tab.tap(button('Next testimonials'));
    },
    effect: (tab) => sees(tab, '3 / 14'),
  },
  {
    title: 'the presentation moves by key and by button',
    path: '/portfolio/present',
    async press(tab) {
      await tab.press('ArrowRight');
      await tab.tap({ role: 'link', name: /^Next/ });
    },
    effect: (tab) => answers(tab, true, () => document.body.innerText.includes('3 / ')),
  },
  {
    title: 'the link to the forms that wait',
    path: '/',
    press: (tab) => tab.tap({ role: 'link', name: 'Waiting to send' }),
    async effect(tab) {
      await isAt(tab, '/outbox');
      await sees(tab, 'Nothing is waiting. Everything you sent from this device has arrived.');
    },
  },
];

test.beforeEach(async ({ tab }) => tab.resize(390, 844));
test.afterEach(async ({ tab }) => tab.slowDown(1));

for (const { title, path, press, effect } of presses) {
  test(`before hydration: ${title}`, async ({ engine, line, tab }) => {
    const release = holdScripts(engine, line);
    await paint(tab, line.url + path);
    await press(tab);
    release();
    await effect(tab);
    expect(tab.takeErrors()).toEqual([]);
  });
}

test('before hydration: the first tap opens a submenu, the second its page', async ({
  engine,
  line,
  tab,
}) => {
  const release = holdScripts(engine, line);
  const widths = engine === 'webkit' ? [390] : [390, 1366];
  // WebKitGTK's driver sends a touch as mouse events, so the dropdown of a wide window opens by pointing.
  for (const width of widths) {
    await tab.resize(width, 844);
    for (const [name, first] of [
      ['Staging', 'Home owners'],
      ['Decorating', 'Commercial'],
      ['Design', 'Residential'],
    ] as const) {
      await paint(tab, `${line.url}/`);
      if (width < 1280) await tab.tap(button('Menu'));
      await tab.tap(link(name));
      await tab.waitFor(link(first));
      await isAt(tab, '/');
      await tab.tap(link(name));
      await isAt(tab, `/${name.toLowerCase()}`);
    }
  }
  await tab.resize(390, 844);
  await paint(tab, `${line.url}/`);
  await tab.tap(button('Menu'));
  await tab.tap(link('Staging'));
  await tab.waitFor(link('Home owners'));
  release();
  await tab.press('Shift');
  await answers(tab, true, () => document.querySelector('#root[data-hydrated]') !== null);
  await tab.waitFor(link('Home owners'));
  await tab.tap(button('Design: more pages'));
  await tab.waitFor(link('Residential'));
  await tab.press('Escape');
  await answers(tab, 'false', () =>
    [...document.querySelectorAll('nav [aria-expanded]')]
      .map((it) => it.getAttribute('aria-expanded') === 'true')
      .includes(true)
      .toString(),
  );
  expect(tab.takeErrors()).toEqual([]);
});

test('before hydration: forms are sent with all that was typed', async ({
  app,
  email,
  engine,
  line,
  tab,
}) => {
  const release = holdScripts(engine, line);
  await test.step('a missing field is named, and what is typed after the press stays', async () => {
    await paint(tab, `${line.url}/contact`);
    await fill(tab, control('name'), 'Ann');
    await tab.click(submitButton);
    await tab.focus(control('message'));
    await tab.type('Two ro');
    release();
    await tab.type('oms, please.');
    await answers(tab, ['Ann', 'Two rooms, please.', 'true'], () => [
      document.querySelector<HTMLInputElement>('main [name=name]')?.value,
      document.querySelector<HTMLInputElement>('main [name=message]')?.value,
      document.querySelector('main [name=email]')?.getAttribute('aria-invalid'),
    ]);
  });

  await test.step('the message', async () => {
    const next = holdScripts(engine, line);
    await paint(tab, `${line.url}/contact`);
    await fillAll(tab, { ...message, email });
    await tab.click(submitButton);
    next();
    await isAt(tab, '/thank-you');
    await isOneLead(app, email);
  });

  for (const path of ['/project-management', '/partnership-opportunities'])
    await test.step(`the enquiry of ${path}`, async () => {
      const next = holdScripts(engine, line);
      await paint(tab, line.url + path);
      const { name, phoneNum } = message;
      const sender = `${path.slice(1)}-${email}`;
      await fillAll(tab, { name, email: sender, phoneNum, timeToConnect: 'Mornings', description: 'A den.' });
      await tab.click(submitButton);
      next();
      await isAt(tab, '/thank-you');
      await isOneLead(app, sender);
    });

  await test.step('the quote with its photos', async () => {
    const next = holdScripts(engine, line);
    await paint(tab, `${line.url}/get-a-quote`);
    await fillQuote(tab, `quote-${email}`, 2);
    await tab.click(submitButton);
    next();
    await isAt(tab, '/thank-you');
    await isOneLead(app, `quote-${email}`, 2);
  });

  await test.step('the newsletter', async () => {
    const next = holdScripts(engine, line);
    await paint(tab, `${line.url}/about`);
    await fill(tab, 'footer [name=email]', email);
    await tab.click(button('Subscribe'));
    next();
    await sees(tab, newsletterSuccess);
  });
  expect(tab.takeErrors()).toEqual([]);
});

test.describe('with the list of the site’s files', () => {
  test.use({ storesSite: true });

  test('before hydration: the portfolio is saved', async ({ line, tab }) => {
    // The script that knows the size shows the button.
    const release = holdScripts('webkit', line);
    await paint(tab, `${line.url}/portfolio`);
    await tab.tap(button('Save portfolio for offline'));
    release();
    await tab.waitFor(button('Stop'));
    expect(tab.takeErrors()).toEqual([]);
  });
});

for (const [lost, files] of [
  ['the first script', /\/assets\/index-.*\.js$/],
  ['the client', /\/assets\/client-.*\.js$/],
] as const)
  test(`before hydration: a form is sent although ${lost} is lost`, async ({ app, email, line, tab }) => {
    line.decide(({ path }) => (files.test(path) ? 'lost' : 'pass'));
    await paint(tab, `${line.url}/contact`);
    await fillAll(tab, { ...message, email });
    await tab.click(submitButton);
    await isAt(tab, '/thank-you');
    await isOneLead(app, email);
  });

/** Opens a page on a slow processor, and waits until shortly after its first paint. */
async function paint(tab: Tab, url: string): Promise<void> {
  await tab.slowDown(4);
  await tab.begin(url);
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await answers(tab, true, isPainted);
  await delay(PRESSED_AFTER);
}
