import { admin } from '../../../graphql-api/test/admin.ts';
import { contactFailure, newsletterSuccess, photosMissing } from '../../src/content/messages.ts';
import { mark } from '../admin-page.ts';
import type { Site } from '../fixtures.ts';
import { article, likeAnother, listedPages } from '../page-list.ts';
import { isMutation } from '../proxy.ts';
import { leadsOf, mailsAbout, photoFiles, quote } from '../quote-form.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';
import {
  answers,
  button,
  choose,
  control,
  fill,
  fillAll,
  hasHeading,
  isAt,
  main,
  openHydrated,
  seekVideo,
  sees,
} from './visitor.ts';

test('the main pages show their heading and their pictures, without an error on the console', async ({
  line,
  tab,
}) => {
  for (const path of [...listedPages, '/login', '/outbox', '/thank-you'].filter(
    (it) => !likeAnother.has(it),
  )) {
    await tab.open(line.url + path);
    await tab.press('Shift');
    await answers(tab, 1, () => document.querySelectorAll('h1').length);
    const broken = await tab.run(async () => {
      const images = [...document.images].filter(
        (image) => image.checkVisibility() && image.loading !== 'lazy',
      );
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
    });
    expect({ path, broken, errors: tab.takeErrors() }).toEqual({ path, broken: [], errors: [] });
  }
});

test('one gets about by mouse, by keys and by touch, and back to the place one left', async ({
  line,
  tab,
}) => {
  const bar = { role: 'navigation', name: 'Main' };
  const link = (name: string) => ({ role: 'link', name, in: bar });
  await openHydrated(tab, `${line.url}/about`);

  await test.step('by mouse', async () => {
    await tab.hover(link('Staging'));
    await tab.click(link('Realtors'));
    await isAt(tab, '/staging-realtors');
    await answers(tab, 0, () => scrollY);
  });

  await test.step('by keys', async () => {
    await tab.hover('h1');
    await tab.focus({ role: 'button', name: 'Staging: more pages', in: bar });
    await tab.press('Enter');
    await tab.press('Tab');
    await tab.press('Tab');
    await answers(tab, 'Realtors', () => document.activeElement?.textContent);
    await tab.press('Escape');
    await answers(tab, false, () => document.activeElement?.textContent === 'Realtors');
  });

  await test.step('back and forward', async () => {
    await openHydrated(tab, `${line.url}/staging`);
    await tab.click({ role: 'link', name: 'Portfolio', in: 'footer' });
    await hasHeading(tab, 'Rooms, finished');
    await answers(tab, 0, () => scrollY);
    const left = await tab.run(() => {
      scrollTo(0, 900);
      return scrollY;
    });
    await tab.back();
    await isAt(tab, '/staging');
    await answers(tab, true, () => scrollY > 1000);
    await tab.forward();
    await hasHeading(tab, 'Rooms, finished');
    await answers(tab, left, () => scrollY);
  });

  await test.step('by touch, on a phone: the first tap opens, the second leads there', async () => {
    await tab.resize(390, 844);
    await openHydrated(tab, `${line.url}/`);
    await tab.tap(button('Menu'));
    await tab.tap(link('Staging'));
    await tab.hover(link('Builders'));
    await isAt(tab, '/');
    await tab.tap(link('Staging'));
    await isAt(tab, '/staging');
  });
  expect(tab.takeErrors()).toEqual([]);
});

test('what a page has to handle: questions, slider, testimonials, full size, a video one can seek in', async ({
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/contact`);
  await answers(tab, false, () => document.querySelector('details p')?.checkVisibility());
  await tab.click('details summary');
  await answers(tab, true, () => document.querySelector('details p')?.checkVisibility());

  await openHydrated(tab, `${line.url}/`);
  await tab.click(button('Next testimonials'));
  await sees(tab, '2 / 14');
  await tab.focus('main input[type="range"]');
  await tab.press('ArrowRight');
  await answers(tab, '51', () => document.querySelector<HTMLInputElement>('input[type="range"]')?.value);

  await openHydrated(tab, `${line.url}/portfolio#residential`);
  await tab.click(main('link', /in full size$/));
  const opened = () => document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '';
  await answers(tab, true, () => Boolean(document.querySelector('dialog[open]')));
  const first = await tab.run(opened);
  await tab.press('ArrowRight');
  await expect.poll(() => tab.run(opened)).not.toBe(first);
  await tab.press('Escape');
  await answers(tab, '', opened);
  await tab.click(main('link', /in full size$/));
  await answers(tab, first, opened);
  await tab.back();
  await answers(tab, '', opened);

  await tab.click({ role: 'tab', name: 'Global Projects' });
  await seekVideo(tab);
  expect(tab.takeErrors()).toEqual([]);
});

const message = { name: 'Ann Lee', phoneNum: '9055550100', message: 'Two rooms, please.' };
const submit = main('button', 'Submit');

async function fillQuote(tab: Tab, email: string, photos: number): Promise<void> {
  await fillAll(tab, { ...quote, email });
  await choose(tab, control('occupation'), 'Realtor');
  await choose(tab, control('propertyStatus'), 'Vacant');
  await choose(tab, control('date'), '2030-05-17');
  if (photos > 0) await tab.chooseFiles(control('propertyPhotos'), photoFiles(photos));
}

/** One lead of this address, with so many photos, and the two mails about it. */
async function arrivesOnce(app: Site, email: string, photos: number): Promise<void> {
  await expect
    .poll(async () => (await leadsOf(app, email)).map((lead) => lead.photos.length))
    .toEqual([photos]);
  await expect.poll(() => mailsAbout(app, email).length).toBe(2);
}

test('each form says what is wrong, keeps what was typed, and sends: the quote with five photos', async ({
  app,
  email,
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/contact`);
  await tab.click(submit);
  await answers(tab, 'name', () => document.activeElement?.getAttribute('name'));
  await answers(tab, 'true', () => document.activeElement?.getAttribute('aria-invalid'));
  await fillAll(tab, { ...message, email });
  await fill(tab, control('phoneNum'), '905-555 0100');
  await answers(
    tab,
    '9055550100',
    () => document.querySelector<HTMLInputElement>('main [name=phoneNum]')?.value,
  );
  line.decide((passing) => (isMutation(passing) ? { status: 200, body: failed } : 'pass'));
  await tab.click(submit);
  await sees(tab, contactFailure);
  line.decide(() => 'pass');
  await fill(tab, control('email'), email);
  await tab.click(submit);
  await isAt(tab, '/thank-you');
  await arrivesOnce(app, email, 0);

  const others: Record<string, Record<string, string>> = {
    '/about': { name: 'Ann Lee', phone: '9055550100', message: 'Hello' },
    '/project-management': {
      name: 'Ann Lee',
      phoneNum: '9055550100',
      timeToConnect: 'Noon',
      description: 'A loft',
    },
    '/partnership-opportunities': {
      name: 'Ann Lee',
      phoneNum: '1',
      timeToConnect: 'Noon',
      description: 'Lamps',
    },
  };
  for (const [path, values] of Object.entries(others)) {
    const own = `${path.slice(1)}-${email}`;
    await openHydrated(tab, line.url + path);
    await fillAll(tab, { ...values, email: own });
    await tab.click(submit);
    await isAt(tab, '/thank-you');
    await arrivesOnce(app, own, 0);
  }

  await fill(tab, 'footer [name=email]', `n-${email}`.slice(0, 36));
  await tab.press('Enter');
  await sees(tab, newsletterSuccess);

  await openHydrated(tab, `${line.url}/get-a-quote`);
  await test.step('on a phone nothing is zoomed into, and the keyboard covers no field', async () => {
    // What a keyboard leaves of a phone's window.
    await tab.resize(390, 420);
    const fields = await tab.run(() => {
      const all = [...document.querySelectorAll<HTMLElement>('input:not([type="file"]), select, textarea')];
      const shown = all.filter((it) =>
        it.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      return shown.map((it) => ({
        name: it.getAttribute('name'),
        size: parseFloat(getComputedStyle(it).fontSize),
      }));
    });
    expect(fields.filter(({ size }) => size < 16)).toEqual([]);
    for (const name of ['firstName', 'postalCode', 'additionalText', 'date']) {
      await tab.focus(control(name));
      await answers(tab, name, () => {
        const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(left + 8, top + height / 2)?.getAttribute('name');
      });
    }
    await tab.resize(1280, 800);
  });
  await fillQuote(tab, `quote-${email}`, 0);
  await tab.click(submit);
  await sees(tab, photosMissing);
  await tab.chooseFiles(control('propertyPhotos'), photoFiles(5));
  await sees(tab, '5 photos uploaded');
  await tab.click(submit);
  await isAt(tab, '/thank-you');
  await arrivesOnce(app, `quote-${email}`, 5);
  expect((await leadsOf(app, `quote-${email}`))[0]?.fields).toMatchObject({
    date: '2030-05-17',
    occupation: 'Realtor',
  });
  expect(tab.takeErrors()).toEqual([]);
});

const failed = JSON.stringify({ errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });

test('the admin signs in, writes a post with a picture, deletes it and takes that back', async ({
  app,
  line,
  tab,
}) => {
  const own = mark();
  const card = { role: 'article', name: `Rooms ${own}` };
  const dialog = { role: 'dialog' };
  await openHydrated(tab, `${line.url}/login`);
  await fillAll(tab, admin);
  await tab.press('Enter');
  await isAt(tab, '/admin');
  await tab.open(`${line.url}/admin/blogs`);
  await tab.click(button('Upload New Blog'));
  await fill(tab, 'dialog [name="title"]', `Rooms ${own}`);
  await tab.run(() => {
    const select = document.querySelector<HTMLSelectElement>('dialog [name="category"]');
    if (select) select.selectedIndex = 1;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await tab.click('dialog [name="brief_paragraph"]');
  await tab.type('Light comes back');
  await fill(tab, 'dialog [name="blogs_content[0].heading"]', 'First, the windows');
  await fill(tab, 'dialog [name="blogs_content[0].paragraph"]', 'Clean them.');
  await tab.chooseFiles('dialog [name="blog_image"]', photoFiles(1));
  await fill(tab, 'dialog [name="imageAlt"]', 'A bright room');
  await tab.click({ role: 'img', name: 'A bright room', in: dialog });
  await tab.click({ role: 'button', name: 'Upload', in: dialog });
  await tab.hover(card);
  const status = async () => (await fetch(`${app.url}/artical/rooms-${own}`)).status;
  await expect.poll(status).toBe(200);
  await tab.click({ role: 'button', name: 'Delete Blog', in: card });
  await tab.click({ role: 'button', name: 'Delete', in: dialog });
  await expect.poll(status).toBe(404);
  await tab.click(button('Undo'));
  await tab.hover(card);
  await expect.poll(status).toBe(200);
  const text = await (await fetch(`${app.url}/artical/rooms-${own}`)).text();
  for (const words of ['Light comes back', 'First, the windows', 'A bright room'])
    expect(text).toContain(words);
  expect(tab.takeErrors()).toEqual([]);
});

/** Until the worker has everything that the site keeps for reading. */
async function isCached(tab: Tab): Promise<void> {
  const noted = () =>
    tab
      .run(async () => Boolean(await caches.match('/offline-manifest.json', { cacheName: 'warm' })))
      .catch(String);
  await expect.poll(noted, { timeout: 90_000 }).toBe(true);
}

test('without a server pages are read that were never opened, and the portfolio is shown', async ({
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/portfolio`);
  await isCached(tab);
  await openHydrated(tab, `${line.url}/portfolio`);
  await tab.click(button('Save portfolio for offline'));
  await sees(tab, 'The whole portfolio is on this device');
  await line.cut();
  tab.takeErrors();
  for (const path of [
    '/portfolio',
    '/staging-realtors',
    '/blog',
    article.path,
    '/location/home-staging-oakville',
  ]) {
    await tab.open(line.url + path);
    await answers(tab, true, () => (document.querySelector('h1')?.textContent ?? '') !== '');
    expect(await tab.run(() => document.querySelector('h1')?.textContent), path).not.toContain('not kept');
    await answers(tab, [], async () => {
      const images = [...document.images].filter(
        (image) => image.loading !== 'lazy' && image.checkVisibility(),
      );
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
    });
  }
  await tab.click({ role: 'link', name: 'Portfolio', in: 'footer' });
  await hasHeading(tab, 'Rooms, finished');
  await tab.click({ role: 'link', name: 'Show it full screen' });
  await hasHeading(tab, 'Open living and dining');
  await tab.click({ role: 'link', name: 'Next project' });
  await hasHeading(tab, 'Living room, before and after');
  await openHydrated(tab, `${line.url}/portfolio`);
  await tab.click({ role: 'tab', name: 'Global Projects' });
  await seekVideo(tab);
});

test('what a browser has not got has its fallback', async ({ engine, line, tab }) => {
  await openHydrated(tab, `${line.url}/portfolio`);
  const lacks = await tab.run(() =>
    Object.entries({
      'Background Sync': 'SyncManager' in window,
      'install prompt': 'BeforeInstallPromptEvent' in window,
      'storage manager': 'storage' in navigator,
    }).flatMap(([name, here]) => (here ? [] : [name])),
  );
  expect(lacks).toEqual(lacking[engine]);
  // The journeys without a server go without the first and the last.
  if (lacks.includes('install prompt')) {
    const offered = await tab.run(() =>
      [...document.querySelectorAll('footer button')].some(
        (it) => it.textContent === 'Install this site' && it.checkVisibility(),
      ),
    );
    expect(offered).toBe(false);
  }
  // Without transitions, as Firefox before 144 and Safari before 18.
  await tab.run(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined });
  });
  await tab.click(main('link', /in full size$/));
  await answers(tab, true, () => document.querySelector('dialog[open]') !== null);
  await tab.press('Escape');
  await answers(tab, false, () => document.querySelector('dialog[open]') !== null);
  await tab.click({ role: 'link', name: 'About', in: { role: 'navigation', name: 'Main' } });
  await hasHeading(tab, 'A Staging and Design Firm');
  expect(tab.takeErrors()).toEqual([]);
});

const lacking = {
  chromium: [],
  firefox: ['Background Sync', 'install prompt'],
  webkit: ['Background Sync', 'install prompt', 'storage manager'],
};

test('without a server a message and a quote with photos wait, through a closed browser, and arrive once', async ({
  app,
  email,
  engine,
  line,
  openTab,
}) => {
  const first = await openTab();
  await openHydrated(first, `${line.url}/`);
  await isCached(first);
  await openHydrated(first, `${line.url}/contact`);
  await line.cut();
  await fillAll(first, { ...message, email });
  await first.click(submit);
  await sees(first, 'kept on this device and will be sent');
  await openHydrated(first, `${line.url}/get-a-quote`);
  await fillQuote(first, `quote-${email}`, 5);
  await sees(first, '5 photos kept on this device');
  await first.click(submit);
  await sees(first, 'kept on this device and will be sent');
  const warning = await first.run(() => document.body.innerText.includes('within a week, or install it'));
  expect(warning).toBe(engine === 'webkit');
  await first.close();

  const tab = await openTab();
  await openHydrated(tab, `${line.url}/staging`);
  await tab.click({ role: 'link', name: /^Waiting to send/ });
  await sees(tab, `quote-${email}`);
  await sees(tab, '12 Main Street East, Milton');
  await answers(
    tab,
    5,
    () =>
      [...document.images].filter(({ naturalWidth, src }) => src.startsWith('blob:') && naturalWidth > 0)
        .length,
  );
  await line.restore();
  await tab.click({ role: 'button', name: 'Try now', in: 'main' });
  await sees(tab, 'Nothing is waiting');
  await arrivesOnce(app, email, 0);
  await arrivesOnce(app, `quote-${email}`, 5);
});
