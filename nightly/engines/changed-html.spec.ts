import { newsletterSuccess } from '../../content/common/messages.ts';
import type { Site } from '../../web/e2e/support/fixtures.ts';
import { htmlChanges } from '../../web/e2e/support/html-changes.ts';
import { article } from '../../web/e2e/support/page-list.ts';
import { startProxy } from '../../web/e2e/support/proxy.ts';
import { test } from './engine-test.ts';
import { fillQuote, isOneLead, message } from './leads.ts';
import type { Tab } from './tab.ts';
import { answers, button, fill, fillAll, holdScripts, isAt, sees } from './visitor.ts';

// pages/changed-html.spec.ts has some of these cases in Chromium, and the focus and the open menu.

const submit = 'main [type=submit]';
const newsletter = 'footer [name=email]';

/** A page, a first use of it before hydration, and its effect. */
interface FirstUse {
  path: string;
  use: (tab: Tab, email: string) => Promise<void>;
  effect: (tab: Tab, email: string, app: Site) => Promise<void>;
}

const isSent = async (tab: Tab, email: string, app: Site): Promise<void> => {
  await isAt(tab, '/thank-you');
  await isOneLead(app, email);
};

const firstUses: FirstUse[] = [
  {
    path: '/',
    async use(tab, email) {
      await fill(tab, newsletter, email);
      await tab.tap(button(/Next testimonials/));
      await tab.tap(button(/Next testimonials/));
    },
    async effect(tab, email) {
      await sees(tab, '3 / 14');
      await answers(tab, email, () => document.querySelector<HTMLInputElement>('footer [name=email]')?.value);
    },
  },
  {
    path: '/contact',
    async use(tab, email) {
      await fillAll(tab, { ...message, email });
      await tab.click(submit);
    },
    effect: isSent,
  },
  {
    path: '/get-a-quote',
    async use(tab, email) {
      await fillQuote(tab, email, 1);
      await tab.click(submit);
    },
    async effect(tab, email, app) {
      await isAt(tab, '/thank-you');
      await isOneLead(app, email, 1);
    },
  },
  {
    path: '/portfolio',
    use: (tab) => tab.tap('[role=tab]:nth-of-type(2)'),
    effect: (tab) =>
      answers(tab, [false, true, true], () => [
        ...[...document.querySelectorAll('[role=tab]')].slice(0, 2).map((it) => it.ariaSelected === 'true'),
        location.hash !== '',
      ]),
  },
  {
    path: article.path,
    async use(tab, email) {
      await fill(tab, newsletter, email);
      await tab.click('footer [type=submit]');
    },
    effect: (tab) => sees(tab, newsletterSuccess),
  },
  {
    path: '/staging',
    async use(tab) {
      await tab.focus('main [type=range]');
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await tab.press(key);
    },
    effect: (tab) =>
      answers(tab, ['47', '47%', true], () => {
        const range = document.querySelector<HTMLInputElement>('main [type=range]');
        const at = range?.parentElement?.closest<HTMLElement>('[style]')?.style.getPropertyValue('--at');
        return [range?.value, at, document.activeElement === range];
      }),
  },
  {
    path: '/project-management',
    async use(tab, email) {
      const { name, phoneNum } = message;
      await fillAll(tab, { name, email, phoneNum, timeToConnect: 'Mornings', description: 'A den.' });
      await tab.click(submit);
    },
    effect: isSent,
  },
  {
    path: '/login',
    async use(tab, email) {
      await fillAll(tab, { email, password: 'a long password' });
      await tab.tap('main form [aria-controls]');
    },
    effect: (tab, email) =>
      answers(tab, [email, 'a long password', 'Hide'], () => [
        ...['email', 'password'].map(
          (name) => document.querySelector<HTMLInputElement>(`main [name=${name}]`)?.value ?? '',
        ),
        document.querySelector('main form [aria-controls] [aria-hidden]')?.textContent ?? '',
      ]),
  },
];

test.describe.configure({ timeout: 900_000 });

for (const { path, use, effect } of firstUses)
  test(`${path}: a first use has its effect although the HTML was changed before hydration`, async ({
    app,
    email,
    engine,
    tab,
  }) => {
    for (const [index, [title, change]] of Object.entries(htmlChanges).entries())
      await test.step(title, async () => {
        // Another origin has no worker and no draft.
        const cold = await startProxy(app.url, ['/offline-manifest.json']);
        const release = holdScripts(engine, cold);
        await tab.begin(cold.url + path);
        await answers(tab, true, () => document.querySelector('script[type="application/json"]') !== null);
        await tab.run(change);
        const sender = `${index}-${email}`;
        await use(tab, sender);
        release();
        await effect(tab, sender, app);
        await cold.close();
      });
  });
