import {
  answer,
  desktop,
  dialog,
  expectSound,
  laptop,
  openAdmin,
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  add,
  address,
  ask,
  card,
  choice,
  items,
  mailsTo,
  openNewsletters,
  report,
  send,
  sending,
  subscribe,
  write,
} from '../support/newsletter-page.ts';

test.use({ environment: { BUSINESS_ADDRESS: address } });

test('the owner writes a newsletter, reads it as it arrives, sends it, and reads its report @full', async ({
  app,
  page,
  email,
}) => {
  await subscribe(app, email, '/blog');
  await subscribe(app, `other-${email}`, '/contact');
  await openAdmin(page, app, '/admin/blogs');
  await page.setViewportSize(phone);
  await page.getByText('More', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Send as newsletter' }).first().click();
  await expect(items(page)).toHaveCount(1);
  await press(page, 'Send');
  await expect(dialog(page).getByText('Subject is required.')).toBeVisible();
  await expectSound(page);

  await dialog(page).getByLabel('Subject').fill('November notes');
  await dialog(page).getByLabel('Introduction').fill('Dear readers,\nthe days are short.');
  await add(page, 'Project');
  await dialog(page).getByLabel('Count clicks').check();
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await press(page, 'Preview');
  const asPhone = dialog(page).getByRole('button', { name: 'Phone', exact: true });
  await expect(asPhone).toHaveAttribute('aria-pressed', 'true');
  await expect(asPhone).toBeInViewport();
  const mail = page.frameLocator('iframe[title="Preview of the newsletter"]');
  await expect(mail.getByRole('paragraph').filter({ hasText: 'the days are short.' })).toBeVisible();
  await expect(mail.getByText(address)).toBeVisible();
  await expect(mail.getByRole('heading', { level: 2 })).toHaveCount(2);
  const picture = mail.getByRole('img').first();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  await expectSound(page);
  await press(page, 'Send a test to me');
  await expect(page.getByText('Sent to owner@example.com.')).toBeVisible();
  expect(mailsTo(app, 'owner@example.com')).toHaveLength(1);

  await page.setViewportSize(desktop);
  await expect(sending(page)).toHaveAccessibleDescription('It reaches 2 subscribers now.');
  await press(page, 'Send');
  await expect(page.getByRole('dialog', { name: 'Send “November notes” to 2 subscribers?' })).toBeVisible();
  await answer(page, 'Cancel');
  await send(page, 'November notes');
  await expect(report(page)).toContainText('Sent: 2 of 2 emails sent, 0 failed, 0 unsubscribed since');
  const figures = report(page).locator('strong');
  await expect(figures).toHaveText(['2', '0', '0']);
  await page.setViewportSize(phone);
  const tops = await figures.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(3);
  await page.setViewportSize(desktop);
  const [link = ''] = /\/newsletter\/go\/\S+\/0\/\S+/.exec(mailsTo(app, email).at(-1)?.text ?? '') ?? [];
  await fetch(app.url + link, { redirect: 'manual' });
  await expect(report(page)).toContainText('1 click');
  await expectSound(page);
  await report(page).getByRole('button', { name: 'Send again to 1 subscriber who did not click' }).click();
  await answer(page, 'Send again');
  const again = report(page).getByRole('region', { name: 'Again to those who opened no link' });
  await expect(again).toContainText('Sent: 1 of 1 email sent');
  expect(mailsTo(app, email)).toHaveLength(2);
  expect(mailsTo(app, `other-${email}`)).toHaveLength(3);

  await report(page).getByText('The email as it was sent').click();
  const sent = report(page).frameLocator('iframe').getByRole('paragraph');
  await expect(sent.filter({ hasText: 'the days are short.' })).toBeVisible();
  await expectSound(page);
  await report(page).getByRole('button', { name: 'Write another like it' }).click();
  await expect(dialog(page).getByLabel('Subject')).toHaveValue('November notes');
  await expect(items(page)).toHaveCount(2);
  await dialog(page).getByLabel('Subject').fill('December notes');
  await expect(dialog(page).getByText('Draft saved')).toBeVisible();
  await press(page, 'Close');
  await expect(card(page, 'December notes')).toContainText('Draft');
  await card(page, 'December notes').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('‘December notes’ hasn’t been sent yet.');
  await answer(page, 'Keep it');
  await expect(card(page, 'November notes')).toContainText(
    /Sent on \w+\s\d+, \d{4} at.+· 2 readers, 1 clicked/,
  );
  await expect(card(page, 'November notes').getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('a newsletter without readers says so once, where its sending is chosen, and asks nothing', async ({
  app,
  page,
}) => {
  await openNewsletters(page, app);
  await write(page, 'To nobody');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect(sending(page)).toHaveAccessibleDescription(
      'None of these readers has confirmed a subscription yet, so it can’t be sent to them.',
    );
    await expect(page.getByText('None of these readers')).toHaveCount(1);
  }
  await press(page, 'Send');
  const message = dialog(page).getByRole('alert');
  await expect(message).toContainText('None of these readers');
  // It covers nothing in the form.
  const [toast, form] = [await message.boundingBox(), await dialog(page).getByRole('form').boundingBox()];
  expect((toast?.y ?? 0) + (toast?.height ?? Infinity)).toBeLessThanOrEqual(form?.y ?? 0);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

for (const size of [phone, laptop])
  test(`articles and projects are chosen by picture and title, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const token = await openAdmin(page, app, '/admin/newsletter');
    const input = { title: 'Rugs', slug_url: 'rugs', category: 2 };
    const create = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
    await app.graphql(create, { input }, token);
    await page.getByRole('button', { name: 'New newsletter' }).click();
    const adding = dialog(page).getByRole('button', { name: 'Add an item' });
    await adding.press('Enter');
    const offered = choice(page).getByRole('button', { name: /^Choose / });
    await expect(offered.nth(1).getByRole('presentation').first()).toBeVisible();
    // The letter stands for a picture.
    await expect(offered.filter({ hasText: 'Rugs' })).toHaveText(/^Choose\s+R\s*Rugs$/);
    const title = ((await offered.nth(1).textContent()) ?? '').replace('Choose ', '');
    const box = await choice(page).boundingBox();
    await choice(page).getByLabel('Search titles').fill(title);
    await expect(offered).toHaveCount(1);
    expect(await choice(page).boundingBox()).toEqual(box);
    await expectSound(page);
    await offered.press('Enter');
    await expect(adding).toBeFocused();
    await expect(items(page)).toHaveText(new RegExp(title));
    await add(page, 'Project');
    await dialog(page).getByRole('button', { name: 'Move up item 2' }).press('Enter');
    await expect(items(page).first()).toContainText('Project');
    await expect(items(page).first().getByRole('presentation').first()).toBeVisible();
    if (size !== phone) expect((await items(page).first().boundingBox())?.height).toBeLessThan(90);
    await expectSound(page);
    await adding.click();
    await choice(page).getByLabel('Search titles').fill(title);
    await expect(offered).toBeDisabled();
    await expect(offered).toContainText('Chosen already');
    await choice(page).getByRole('button', { name: 'Cancel' }).click();
    await items(page).last().getByRole('button', { name: 'Change' }).click();
    await choice(page).getByLabel('Search titles').fill('no such article');
    await expect(choice(page).getByText('Nothing matches these filters.')).toBeVisible();
    await choice(page).getByRole('button', { name: 'Clear the filters' }).click();
    await offered.first().click();
    await expect(items(page)).toHaveCount(2);
    await expect(items(page).last()).toContainText('Article');

    await expect(dialog(page).getByText('Draft saved')).toBeVisible();
    let requestCount = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('"MailableItems"')) requestCount += 1;
    });
    await press(page, 'Close');
    await page.reload();
    // A draft without a subject is known by its day, then by its first words.
    const untitled = page.getByRole('article', { name: /^Draft of \w+ \d+$/ });
    await untitled.getByRole('button', { name: 'Edit' }).click();
    await expect(items(page).first().getByRole('presentation').first()).toBeVisible();
    await expect(items(page)).toHaveCount(2);
    expect(requestCount).toBe(1);
    await dialog(page).getByLabel('Introduction').fill('Dear readers,\nthe days are short.');
    await press(page, 'Close');
    await expect(card(page, 'Dear readers, the days are short.')).toContainText('Draft');
  });

test('the owner finds, removes and exports subscribers @nightly', async ({ app, page, email }) => {
  const other = `other-${email}`;
  await subscribe(app, email, '/blog');
  await subscribe(app, other, '/contact');
  await ask(app, `open-${email}`, '/blog');
  await openNewsletters(page, app);
  const subscribers = page.getByRole('region', { name: 'Subscribers' });
  await expect(subscribers).toContainText('2 subscribers');
  await subscribers.getByText('1 subscriber not confirmed yet').click();
  await expect(subscribers.getByText(`open-${email}`)).toBeVisible();
  await subscribers.getByLabel('Search email addresses').fill('OTHER-');
  await subscribers.getByRole('button', { name: `Remove ${other}` }).click();
  await answer(page, 'Remove');
  await expect(page.getByText(`${other} was removed.`)).toBeVisible();
  const download = page.waitForEvent('download');
  await subscribers.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('subscribers.csv');
  await expectSound(page);
});

for (const size of [phone, laptop])
  test(`Enter in the search chooses the first article, and arrow keys move among them, at ${size.width} pixels${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openNewsletters(page, app);
    await page.getByRole('button', { name: 'New newsletter' }).click();
    const adding = dialog(page).getByRole('button', { name: 'Add an item' });
    const search = choice(page).getByLabel('Search titles');
    const offered = choice(page).getByRole('button', { name: /^Choose / });
    await adding.press('Enter');
    await expect(offered.nth(2)).toBeVisible();
    const titles = (await offered.allTextContents()).map((text) => text.replace('Choose ', ''));
    await search.fill(titles[1] ?? '');
    await search.press('Enter');
    await expect(items(page)).toContainText([titles[1] ?? '']);
    await expect(adding).toBeFocused();

    await adding.press('Enter');
    await expect(offered.nth(1)).toContainText('Chosen already');
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(offered.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    // The second one cannot be chosen again.
    await expect(offered.nth(2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const top = (await offered.nth(2).boundingBox())?.y ?? 0;
    const below = choice(page).locator('button:focus');
    expect((await below.boundingBox())?.y).toBeGreaterThan(top);
    const title = ((await below.textContent()) ?? '').replace('Choose ', '');
    await page.keyboard.press('Enter');
    await expect(items(page)).toContainText([titles[1] ?? '', title]);

    await adding.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(search).toBeFocused();
    await expectSound(page);
  });
