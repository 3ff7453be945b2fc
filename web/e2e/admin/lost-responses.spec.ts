import { randomBytes } from 'node:crypto';
import {
  card,
  control,
  dialog,
  hold,
  laptop,
  mark,
  openAdmin,
  openNewArticle,
  phone,
  picture,
  press,
  when,
} from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { leadOf, openInboxOf, openLead, openNewLead, rowOf, sendMessage } from '../support/inbox-page.ts';
import { loseResponses } from '../support/lost-responses.ts';

const unknown = 'We don’t know whether it was sent.';

test('a reply that was corrected after its response was lost is sent once, as corrected @full', async ({
  app,
  page,
  email,
}) => {
  const { lead } = await openNewLead(page, app, email);
  const text = lead.getByLabel('Reply', { exact: true });
  const send = lead.getByRole('button', { name: 'Send reply' });
  await text.fill('I can come on Tuesday.');
  await loseResponses(page, 'ReplyToLead');
  await send.click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  await text.fill('I can come on Wednesday.');
  await send.click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await expect(lead.getByRole('alert')).toHaveCount(0);
  await app.makeMailsDue();
  const texts = () =>
    app.mail.received
      .filter(({ envelope }) => envelope.to.includes(email))
      .flatMap((mail) => /come on (\w+)/.exec(mail.text ?? '')?.[1] ?? []);
  await expect.poll(texts).toEqual(['Wednesday']);

  await text.fill('I can come on Thursday.');
  await loseResponses(page, 'ReplyToLead');
  await send.click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  await app.makeMailsDue();
  await expect.poll(texts).toEqual(['Wednesday', 'Thursday']);
  await text.fill('I can come on Friday.');
  await send.click();
  await expect(lead.getByRole('alert')).toContainText('Your earlier reply was sent already');
  await expect(text).toHaveValue('I can come on Friday.');
  await send.click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await app.makeMailsDue();
  await expect.poll(texts).toEqual(['Wednesday', 'Thursday', 'Friday']);
});

test('a reply whose response was lost is replaced by its correction after the page was loaded again, too', async ({
  app,
  page,
  email,
}) => {
  const { lead } = await openNewLead(page, app, email);
  const text = lead.getByLabel('Reply', { exact: true });
  await text.fill('I can come on Tuesday.');
  await loseResponses(page, 'ReplyToLead');
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  // A slow machine needs longer than the mail waits.
  await app.execute(`update "mail" set "dueAt" = now() + interval '1 hour' where "state" = 'queued'`);
  await text.fill('I can come on Wednesday.');
  await expect(lead.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(lead.getByRole('alert')).toHaveText(
    'Your reply was sent before you changed it. Send this one to replace it.',
  );
  await expect(text).toHaveValue('I can come on Wednesday.');
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await page.reload();
  await expect(lead.getByText('I can come on Wednesday.')).toBeVisible();
  await expect(lead.getByRole('alert')).toHaveCount(0);
  await app.makeMailsDue();
  await expect
    .poll(() =>
      app.mail.received.filter(({ envelope }) => envelope.to.includes(email)).map((mail) => mail.text),
    )
    .toContainEqual(expect.stringContaining('Wednesday'));
  expect(app.mail.received.some((mail) => mail.text?.includes('come on Tuesday'))).toBe(false);
});

for (const size of [phone, laptop])
  test(`a reply and a note written without a connection are kept when their lead is left, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const surname = await openInboxOf(page, app, ['Ann', 'Bea']);
    const [ann, bea] = [`Ann ${surname}`, `Bea ${surname}`];
    await rowOf(page, ann).click();
    const text = leadOf(page, ann).getByLabel('Reply', { exact: true });
    await expect(leadOf(page, ann).getByText('Two rooms')).toBeVisible();
    await page.context().setOffline(true);
    await text.fill('Hello Ann');
    await leadOf(page, ann).getByRole('button', { name: 'Note' }).click();
    await leadOf(page, ann).getByLabel('Note', { exact: true }).fill('Call her first');
    await expect(leadOf(page, ann).getByText(/^Not saved yet/)).toBeVisible();
    if (size === phone) await page.getByRole('link', { name: 'All leads' }).click();
    await rowOf(page, bea).click();
    await page.context().setOffline(false);
    await expect(leadOf(page, bea).getByText('Two rooms')).toBeVisible();
    if (size === phone) await page.getByRole('link', { name: 'All leads' }).click();
    await rowOf(page, ann).click();
    await expect(text).toHaveValue('Hello Ann');
    await expect(leadOf(page, ann).getByText('Draft saved')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('Hello Ann');
    await leadOf(page, ann).getByRole('button', { name: 'Note' }).click();
    await expect(leadOf(page, ann).getByLabel('Note', { exact: true })).toHaveValue('Call her first');
  });

test('a draft that was left unsaved is saved when the connection is back, without its lead', async ({
  app,
  page,
  email,
}) => {
  await page.clock.install();
  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  // Today is loaded before the connection is lost.
  await openAdmin(page, app, '/admin');
  await page.getByRole('link', { name: `Reply to ${name}` }).click();
  const lead = leadOf(page, name);
  await expect(lead.getByText('Two rooms')).toBeVisible();
  await page.context().setOffline(true);
  await lead.getByLabel('Reply', { exact: true }).fill('Hello Ann');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(lead).toHaveCount(0);
  await page.context().setOffline(false);
  const drafted = async () => {
    await page.clock.fastForward(6_000);
    const query = '{ leads(first: 100) { nodes { email draft { text } } } }';
    const { leads } = await app.graphql<{ leads: { nodes: { email: string; draft: object | null }[] } }>(
      query,
      {},
      await app.signIn(),
    );
    return leads.nodes.find((it) => it.email === email)?.draft;
  };
  await expect.poll(drafted, name).toEqual({ text: 'Hello Ann' });
});

test('a deletion whose response was lost stands in the list of data requests', async ({
  app,
  page,
  email,
}) => {
  await sendMessage(app, `Ann ${mark()}`, { email });
  await openAdmin(page, app, '/admin/erasures');
  await loseResponses(page, 'ErasePerson');
  await page.getByLabel('Email address of the person').fill(email);
  await page.getByRole('button', { name: 'Find data' }).click();
  await page.getByRole('button', { name: 'Delete this person’s data' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('We don’t know whether it was deleted. Try again.')).toBeVisible();
  await expect(page.getByText(/^Deleted: 1\slead/)).toBeVisible();
});

test('an emptied new article whose deletion lost its response is saved when it has words again', async ({
  app,
  page,
}) => {
  await openNewArticle(page, app);
  const status = dialog(page).getByText(/^Draft saved/);
  await control(page, 'title').fill('Kitchens');
  await expect(status).toBeVisible();
  await loseResponses(page, 'DeleteEmptiedEntry');
  const lost = page.waitForEvent('requestfailed');
  await control(page, 'title').fill('');
  await lost;
  const title = `Kitchens ${mark()}`;
  await control(page, 'title').fill(title);
  await expect(status).toBeVisible();
  await press(page, 'Close');
  await expect(card(page, title)).toHaveCount(1);
});

test('the page learns that a reply whose response was lost has arrived', async ({ app, page, email }) => {
  const name = `Ann ${mark()}`;
  await sendMessage(app, name, { email });
  await page.clock.install();
  const lead = await openLead(page, app, name);
  const text = lead.getByLabel('Reply', { exact: true });
  await text.fill('I can come on Tuesday.');
  await loseResponses(page, 'ReplyToLead');
  await lead.getByRole('button', { name: 'Send reply' }).click();
  await expect(lead.getByRole('alert')).toHaveText(unknown);
  // The line about the connection takes no button out of the window.
  await page.context().setOffline(true);
  await expect(page.getByText('Nothing is saved or sent until you’re back online.')).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(false);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(lead.getByRole('alert')).toHaveCount(0);
});

test('an article whose first autosaves lost their responses is one draft', async ({ app, page }) => {
  const title = `Lost ${mark()}`;
  await page.clock.install();
  await openNewArticle(page, app);
  await loseResponses(page, 'SaveEntryDraft', 3);
  await control(page, 'title').fill(title);
  for (const more of [' one', ' two', ' three']) {
    await page.clock.fastForward(1_000);
    await expect(dialog(page).getByText('Not saved yet: no connection')).toBeVisible();
    await control(page, 'title').fill(`${title}${more}`);
  }
  await page.clock.fastForward(10_000);
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await press(page, 'Close');
  await page.getByLabel('Search titles').fill(title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, `${title} three`)).toBeVisible();
});

test('text typed while a slow publication runs is saved, and the editor stays open', async ({
  app,
  page,
}) => {
  const title = `Slow ${mark()}`;
  await openAdmin(page, app, '/admin/categories');
  await page.getByRole('button', { name: 'New category' }).click();
  await control(page, 'category').fill(title);
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  const release = await hold(page, (request) => request.postData()?.includes('PublishEntry') ?? false);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await control(page, 'category').fill(`${title} and more`);
  release();
  await expect(dialog(page).getByText(/What you typed since is a draft\./)).toBeVisible();
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(card(page, title)).toContainText('Unpublished changes');
});

test('the description of a picture whose request was lost is stored by the next save @full', async ({
  app,
  page,
}) => {
  await openAdmin(page, app, '/admin/portfolio');
  const commercial = page.getByRole('region', { name: 'Commercial Projects' });
  await commercial.getByRole('button', { name: 'New project' }).click();
  await expect(control(page, 'title')).toBeFocused();
  const title = `A hall ${mark()}`;
  await control(page, 'title').fill(title);
  await control(page, 'picture').setInputFiles(await picture(`#${randomBytes(3).toString('hex')}`));
  let lost = 0;
  await page.route('**/graphql', (route) => {
    const isLost = lost === 0 && route.request().postData()?.includes('mutation DescribePicture');
    if (!isLost) return route.continue();
    lost += 1;
    return route.abort();
  });
  await control(page, 'picture.alt').fill('A hall with a bench');
  await press(page, 'Publish');
  await expect(card(page, title)).toBeVisible();
  expect(lost).toBe(1);
});
