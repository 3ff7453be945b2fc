import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { admin } from '../../../graphql-api/test/admin.ts';
import { readExamples } from '../../playground/examples.ts';
import { mark } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';

const examples = readExamples(readFileSync(new URL('../../playground/examples.md', import.meta.url), 'utf8'));

/** Returns the server's response to the shown operation; throws if the button does not work yet. */
async function run(page: Page): Promise<unknown> {
  // The body of a request that a second press has cancelled never arrives.
  const finished = page.waitForEvent('requestfinished', {
    predicate: (it) => it.url().endsWith('/graphql') && !it.postData()?.includes('IntrospectionQuery'),
    timeout: 10_000,
  });
  const [request] = await Promise.all([
    finished,
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ]);
  return (await request.response())?.json();
}

/** Runs the operation until it returns this response: the editor takes a moment to read its text. */
async function expectAnswer(page: Page, answer: Record<string, unknown>): Promise<void> {
  await expect(async () => expect(await run(page)).toMatchObject(answer)).toPass();
}

test('the playground has working examples, takes a token, and requests nothing from other hosts', async ({
  app,
  page,
}) => {
  const token = await app.signIn();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== app.url) foreign.push(request.url());
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/playground');
  await expect(page.getByRole('tab')).toHaveCount(examples.length);
  await expectAnswer(page, { data: { business: { name: 'Maison Milton' } } });
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('Maison Milton');

  await page.getByRole('tab', { name: 'Leads' }).getByRole('button').first().click();
  await expectAnswer(page, { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(admin.email);
  await form.getByLabel('Password').fill('not-this-one');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await form.getByLabel('Password').fill(admin.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Token')).not.toHaveValue('');
  await expectAnswer(page, {
    data: { me: { email: admin.email }, leads: { totalCount: expect.any(Number) } },
  });

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Returns a page of leads, newest first.')).toBeVisible();
  expect([foreign, errors]).toEqual([[], []]);

  // The server takes the examples' messages for spam, which admins cannot reply to.
  const setNew = 'mutation ($id: ID!) { setLeadStates(ids: [$id], state: NEW) { id } }';
  const newestMessage = async () => {
    const found = await app.graphql('{ leads(formType: "Contact", first: 1) { nodes { id } } }', {}, token);
    const [, id] = /"id":"([^"]+)"/.exec(JSON.stringify(found)) ?? [];
    return id === undefined ? undefined : app.graphql(setNew, { id }, token);
  };
  for (const { query, variables = '{}' } of examples) {
    const [, lead = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(await newestMessage())) ?? [];
    // The password and the id of a lead are not in the examples.
    const given = variables
      .replace(/0{8}(?:-0{4}){3}-0{12}/, lead)
      .replace('"password": ""', `"password": "${admin.password}"`)
      .replace('"slug_url": "', `"slug_url": "${mark()} `);
    expect(await app.graphql(query, JSON.parse(given), token)).not.toEqual({});
  }
});

test('the examples are in groups, their lines end before the buttons, and types are sorted @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/playground');
  const menu = page.getByRole('combobox', { name: 'Examples' });
  await expect(menu.locator('optgroup').first()).toHaveAttribute('label', 'Start here');
  for (const { query } of examples) {
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    await menu.selectOption(name);
    const editor = page.locator('.graphiql-query-editor');
    await expect(editor.locator('.view-lines')).toContainText(name);
    const toolbar = editor.locator('.graphiql-toolbar');
    // The editor draws its lines anew for some time after it has the text.
    await expect(async () => {
      const { x = 0, y = 0 } = (await toolbar.boundingBox()) ?? {};
      const last = await toolbar.getByRole('button').last().boundingBox();
      const texts = await editor
        .locator('.view-line > span')
        .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().toJSON() as DOMRect));
      const end = (last?.y ?? 0) + (last?.height ?? 0);
      const beside = texts.filter((line) => line.bottom > y && line.top < end);
      expect(beside.length, name).toBeGreaterThan(0);
      expect(Math.max(...beside.map(({ right }) => right)), name).toBeLessThanOrEqual(x);
    }).toPass();
  }
  await menu.selectOption('Overview');
  await page.getByRole('tab', { name: 'Overview' }).getByRole('button', { name: 'Close Tab' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveCount(0);
  await menu.selectOption('Overview');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const types = page.locator('.graphiql-doc-explorer-section-content').last().getByRole('link');
  await expect(types.first()).toBeVisible();
  const names = await types.allTextContents();
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});

test('the colours of the code follow the colour scheme while the page is open @nightly', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/playground');
  const editor = page.locator('.graphiql-query-editor .view-lines');
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  const colour = () => colourOf(editor.locator('.view-line span span').first());
  // Until the editor has read the code, its first word has the colour of all text.
  let light = '';
  await expect
    .poll(async () => {
      light = await colour();
      return light !== '' && light !== (await colourOf(editor));
    })
    .toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(colour).toBe(light);
});

test('on a phone the query and its result are in sight @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground');
  await expectAnswer(page, { data: { business: { name: 'Maison Milton' } } });
  await expect(
    page.getByRole('region', { name: 'Result Window' }).getByText('Maison Milton'),
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeInViewport();
  await page.getByText('Sign in', { exact: true }).first().click();
  const email = page.getByRole('form', { name: 'Sign in' }).getByLabel('Email');
  await email.fill('first.last.name@maisonmilton.example');
  expect(await email.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // As wide as its text needs, with the arrow.
  const examplesWidth = (select: Element) => {
    const { width } = select.getBoundingClientRect();
    const copy = select.cloneNode() as HTMLSelectElement;
    copy.append(new Option('Examples'));
    Object.assign(copy.style, { inlineSize: 'max-content', position: 'fixed' });
    select.after(copy);
    return width - copy.getBoundingClientRect().width;
  };
  expect(await page.getByLabel('Examples').evaluate(examplesWidth)).toBeGreaterThanOrEqual(0);
});

test('on a phone the list of examples and the search of the documentation are not cut @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground');
  const menu = page.getByLabel('Examples');
  await expect(menu).toBeVisible();
  // The editors do not cover its border.
  const isWhole = (select: Element) => {
    const { left, right, top, bottom } = select.getBoundingClientRect();
    return [top + 1, bottom - 1].every(
      (y) => document.elementFromPoint((left + right) / 2, y) === select && right <= window.innerWidth,
    );
  };
  await expect.poll(() => menu.evaluate(isWhole)).toBe(true);
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  const room = (search: HTMLInputElement) => {
    const text = Object.assign(document.createElement('span'), { textContent: search.placeholder });
    text.style.font = getComputedStyle(search).font;
    document.body.append(text);
    return search.clientWidth - text.getBoundingClientRect().width;
  };
  const search = page.locator('input[placeholder$="K"]');
  expect(await search.evaluate(room)).toBeGreaterThan(0);
});

test('the server explains a syntax error, without a stack of the page', async ({ page }) => {
  await page.goto('/playground');
  await expectAnswer(page, { data: { business: { name: 'Maison Milton' } } });
  await page.getByRole('region', { name: 'Operation Editor' }).getByRole('textbox').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(')');
  await expectAnswer(page, { errors: [{ message: expect.stringContaining('Syntax Error') }] });
  const result = page.getByRole('region', { name: 'Result Window' });
  await expect(result).toContainText('Syntax Error');
  await expect(result).not.toContainText('stack');
});
