import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOn } from '../../web/e2e/support/accessibility.ts';
import {
  answer,
  card,
  control,
  dialog,
  openAdmin,
  phone,
  picture,
  press,
} from '../../web/e2e/support/admin-page.ts';
import { hydrate, openHydrated } from '../../web/e2e/support/hydration.ts';
import { sendMessage } from '../../web/e2e/support/outbox.ts';
import { adminPages, listedPages, missingPages, unlistedPages } from '../../web/e2e/support/page-list.ts';
import { photoFiles } from '../../web/e2e/support/quote-form.ts';
import { servedPage } from '../../web/e2e/support/served-page.ts';
import { expect, test } from '../support/markup.ts';

const ownersPages = ['/login', ...adminPages];
const missing = Object.keys(missingPages);
const link = /href="(https?:[^"]*\/newsletter\/[^"]*)"/;

test('the W3C checker finds nothing in pages, mails and the pages that mails link to', async ({
  app,
  email,
  documents,
}) => {
  for (const path of [...listedPages, ...unlistedPages, ...missing, ...ownersPages, '/playground'])
    documents.set(path, (await servedPage(app.url + path)).html);
  const follow = async (name: string, url = '', method = 'GET') =>
    documents.set(name, await (await fetch(url, { method })).text());
  const mailTo = async (count: number) => {
    const sent = () => app.mail.received.filter(({ envelope }) => envelope.to.includes(email));
    await expect.poll(() => sent().length).toBe(count);
    return sent().at(-1)?.html ?? '';
  };
  const subscribe = () =>
    app.graphql('mutation ($input: NewsletterInput!) { subscribeNewsletter(input: $input) { msg } }', {
      input: { submissionId: randomUUID(), email },
    });

  await subscribe();
  const confirming = await mailTo(1);
  documents.set('mail that asks to confirm', confirming);
  const confirmation = link.exec(confirming)?.[1];
  await follow('page to confirm on', confirmation);
  await follow('page once confirmed', confirmation, 'POST');
  await subscribe();
  const reminding = await mailTo(2);
  documents.set('mail to a subscriber', reminding);
  const ending = link.exec(reminding)?.[1];
  await follow('page to unsubscribe on', ending);
  await follow('page once unsubscribed', ending, 'POST');
  await follow('page behind an unknown link', `${app.url}/newsletter/unsubscribe/${randomUUID()}`);
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      name: 'Ann Lee',
      email,
      phoneNum: '9055550100',
      message: 'Two <rooms>\n& a hall',
    },
  });
  documents.set('mail to the visitor', await mailTo(3));
  const ours = () => app.mail.received.find(({ html }) => html?.includes('Two &lt;rooms&gt;'))?.html;
  await expect.poll(ours).toContain(email);
  documents.set('mail to the business', ours() ?? '');
});

test('axe finds nothing on the playground except GraphiQL’s own tabs', async ({ page }) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/playground');
    await expect(page.locator('.view-line', { hasText: 'query Welcome' })).toBeVisible();
    // Before the highlighting is applied the text has the browser's colour.
    await expect(page.locator('.view-line span[class="mtk1"]', { hasText: 'query' })).toBeHidden();
    const violations = await violationsOn(page);
    expect
      .soft(
        violations.filter(
          (it) => !/^nested-interactive: <li|^target-size: <button aria-label="Close Tab"/.test(it),
        ),
      )
      .toEqual([]);
  }
});

test('axe and the W3C checker find nothing on menus and dialogs for visitors', async ({ page, look }) => {
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Design', exact: false }).first().click();
  await look('a dropdown');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await look('the menu of a phone');

  await openHydrated(page, '/portfolio');
  const lightbox = page.locator('dialog[open]');
  await page.getByRole('link', { name: /Kitchen with island/ }).click();
  await expect(lightbox).toBeVisible();
  await look('a picture, enlarged');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await page.getByRole('link', { name: /Living room, before and after/ }).click();
  await expect(lightbox.getByRole('slider')).toBeVisible();
  await look('a pair, enlarged');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await page.getByRole('button', { name: 'Choose rooms to share' }).click();
  await page.getByLabel('Choose Kitchen with island').check();
  await look('rooms being chosen');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await look('the realtor’s details');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await look('chosen rooms, shared');
});

test('axe and the W3C checker find nothing on forms, the outbox and errors', async ({
  page,
  email,
  look,
}) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/get-a-quote');
  await page.getByRole('main').locator('[name="propertyPhotos"]').setInputFiles(photoFiles(1));
  await expect(page.getByText('1 photo uploaded')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await look('the quote form, with errors');
  await openHydrated(page, '/design');
  await page.getByRole('main').locator('[name="message"]').fill('A kitchen '.repeat(6));
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await look('the short form, with errors');
  await openHydrated(page, '/staging');
  await page.getByText('What counts as a main area?').click();
  await page.getByRole('spinbutton').first().fill('99');
  await look('an estimate, out of range');
  await page.getByRole('spinbutton').first().fill('5');
  await page.getByRole('button', { name: /with this estimate/ }).click();
  await expect(page).toHaveURL(/get-a-quote\?service=/);
  await page.reload();
  await hydrate(page);
  await look('the quote form, with a package');

  await openHydrated(page, '/contact');
  await page.route('**/graphql', (route) => route.abort());
  await sendMessage(page, email);
  await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
  await look('a message that waits');
  await page.getByRole('link', { name: /Waiting to send/ }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('what waits to be sent');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await look('a page whose script is missing');
});

const sections = {
  '/admin/blogs': ['Upload New Blog', 'Edit Blog', 'Delete Blog'],
  '/admin/location-pages': ['Add New Location Page', 'Edit Location', 'Delete Location'],
} as const;

for (const [path, [create, edit, remove]] of Object.entries(sections)) {
  test(`axe and the W3C checker find nothing on ${path} and its dialogs`, async ({ app, page, look }) => {
    await openAdmin(page, app, path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await look(path);
    await page.getByRole('button', { name: edit }).first().click();
    await expect(control(page, 'slug_url')).not.toHaveValue('');
    await look(edit);
    if (path === '/admin/blogs') await lookAtTools(page, look);
    await control(page, 'slug_url').fill('another-slug');
    await page.keyboard.press('Escape');
    await look(`${edit}, asked about what is not saved`);
    await answer(page, 'Discard');
    await page.getByRole('button', { name: create }).click();
    await press(page, 'Publish');
    await look(`${create}, with errors`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: remove }).first().click();
    await look(remove);
    await answer(page, 'Keep it');
  });
}

async function lookAtTools(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await control(page, 'brief_paragraph').click();
  for (const tool of ['Link', 'Picture']) {
    await control(page, 'blogs_content[0].paragraph').click();
    await dialog(page).getByRole('button', { name: tool, exact: true }).last().click();
    await look(`the editor's box: ${tool}`);
    await page.keyboard.press('Escape');
  }
}

test('axe and the W3C checker find nothing on the rest of the admin area', async ({
  app,
  page,
  email,
  look,
}) => {
  await app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      name: 'Ann Lee',
      email,
      phoneNum: '9055550100',
      message: 'Two rooms',
    },
  });
  const token = await openAdmin(page, app, '/admin/leads');
  await page.getByRole('link', { name: 'Ann Lee' }).first().click();
  await expect(page.getByRole('article').first()).toContainText('Two rooms');
  await look('/admin/leads');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Delete this person’s data' }).click();
  await look('the question before an erasure');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/admin');
  await expect(heading).toBeVisible();
  await look('/admin');
  await page.goto('/admin/erasures');
  await expect(heading).toBeVisible();
  await look('/admin/erasures');

  await page.goto('/admin/newsletter');
  await page.getByRole('button', { name: 'New newsletter' }).click();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await expect(dialog(page).getByRole('combobox').first()).toBeVisible();
  await look('a newsletter being written');
  await page.goto('/admin/import');
  await expect(page.getByText('No imports yet.')).toBeVisible();
  await look('/admin/import');

  await page.goto('/admin/portfolio');
  await expect(card(page, 'Kitchen with island')).toBeVisible();
  await look('/admin/portfolio');
  await card(page, 'Kitchen with island').getByRole('button', { name: 'Edit' }).click();
  await look('a project being edited');
  await page.keyboard.press('Escape');
  await card(page, 'Kitchen with island').getByText('More', { exact: true }).click();
  await look('the menu of a project');
  await page.keyboard.press('Escape');
  await card(page, 'Kitchen with island').getByRole('button', { name: 'Delete' }).click();
  await look('the question before a removal');
  await answer(page, 'Keep it');
  await page.getByRole('button', { name: 'New project' }).first().click();
  await control(page, 'picture').setInputFiles(await picture('brown'));
  await expect(control(page, 'picture.alt')).toBeVisible();
  await press(page, 'Publish');
  await look('a project to be added, with errors');
  await app.graphql('mutation { logout }', {}, token);
  await page.reload();
  await expect(heading).toBeVisible();
  await look('after the end of a session');
});
