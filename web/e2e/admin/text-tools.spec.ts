import { control, dialog, insertToken, openNewArticle, picture } from '../support/admin-page.ts';
import { expect, test } from '../support/shared-site.ts';

for (const width of [390, 1366])
  test(`the tools of a text are one row, and the text stays in its place when they appear at ${width} px${width === 390 ? '' : ' @nightly'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openNewArticle(page, app);
    const text = control(page, 'blogs_content[0].paragraph');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.scrollIntoViewIfNeeded();
    const tools = dialog(page).getByRole('group', { name: 'Formatting of Paragraph 1', exact: true });
    await expect(tools).toBeHidden();
    const place = await text.boundingBox();
    await text.focus();
    await expect(tools).toBeVisible();
    expect(await text.boundingBox()).toEqual(place);
    const rows = await tools
      .getByRole('button')
      .evaluateAll((buttons) => new Set(buttons.map((it) => it.getBoundingClientRect().y)).size);
    expect(rows).toBe(1);
    for (const name of ['Bold', 'Link', 'Picture'])
      await expect(tools.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    const bold = tools.getByRole('button', { name: 'Bold' });
    await expect(bold).toHaveAttribute('title', 'Bold (Ctrl+B)');
    await text.press('ControlOrMeta+b');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await bold.click();
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await expect(text).toBeFocused();
    // They stay above a long text, and cover no line with the caret; the outline stays, too.
    await page.keyboard.insertText('First');
    for (let line = 0; line < 30; line++) await text.press('Enter');
    const outline = dialog(page).getByRole('navigation', { name: 'Outline' });
    const first = text.getByText('First');
    for (const key of ['ControlOrMeta+End', 'ControlOrMeta+Home']) {
      await text.press(key);
      await expect(bold).toBeInViewport({ ratio: 1 });
      await expect(outline).toBeInViewport({ ratio: 1 });
    }
    await expect(first).toBeInViewport({ ratio: 1 });
    const [line, bar] = await Promise.all([first.boundingBox(), tools.boundingBox()]);
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

for (const width of [390, 1366])
  test(`a block has its buttons on the line of its name, and its fields stay in their places at ${width} px${width === 390 ? '' : ' @nightly'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    await openNewArticle(page, app);
    const fold = dialog(page).getByRole('button', { name: 'Block 2', exact: true });
    await expect(fold).toBeVisible();
    const line = await fold.boundingBox();
    for (const name of ['Move up block 2', 'Move down block 2', 'Remove block 2']) {
      const place = await dialog(page).getByRole('button', { name, exact: true }).boundingBox();
      expect(place).toMatchObject({ height: 44, width: 44 });
      expect(Math.abs((place?.y ?? 0) - (line?.y ?? 0))).toBeLessThan(2);
    }
    // The first letter does not move the field that it is typed into.
    const heading = control(page, 'blogs_content[1].heading');
    await heading.focus();
    const place = await heading.boundingBox();
    await heading.fill('R');
    await expect(dialog(page).getByText('Add a paragraph, or this block will be left out.')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(place);
  });

for (const width of [390, 1366])
  test(`a price is inserted by the tools of its text at ${width} px, and the foot has one row${width === 390 ? '' : ' @nightly'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    await openNewArticle(page, app);
    const title = control(page, 'title');
    await title.fill('Staging for , soon');
    for (let step = 0; step < 6; step++) await title.press('ArrowLeft');
    await insertToken(page, 'Prices and facts', 'Vacant staging $2,995');
    await expect(title).toHaveValue('Staging for {vacantStaging.price}, soon');
    await expect(title).toBeFocused();
    await title.press('ControlOrMeta+z');
    await expect(title).toHaveValue('Staging for , soon');
    // The list is within the window, and Enter chooses the first that was found.
    const text = control(page, 'blogs_content[0].paragraph');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.click();
    await page.keyboard.type('Now ');
    const tools = dialog(page).getByRole('group', { name: 'Formatting of Paragraph 1', exact: true });
    await tools.getByRole('button', { name: 'Insert a price or fact' }).click();
    const search = tools.getByRole('searchbox', { name: 'Search prices and facts' });
    await expect(search).toBeFocused();
    await expect(search).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('vacant');
    await page.keyboard.press('Enter');
    await expect(text).toHaveText('Now $2,995');
    await expect(text).toBeFocused();
    const foot = dialog(page).getByRole('button', { name: 'Undo' }).locator('..');
    await expect(foot.getByRole('button', { name: 'More' })).toBeVisible();
    for (const narrow of [width, 320]) {
      await page.setViewportSize({ width: narrow, height: 650 });
      expect((await foot.boundingBox())?.height).toBeLessThan(75);
    }
  });

for (const width of [390, 1366])
  test(`the selected picture of a text has a ring, and its description can be changed at ${width} px${width === 390 ? '' : ' @nightly'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    await openNewArticle(page, app);
    const text = control(page, 'blogs_content[0].paragraph');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.click();
    const tools = dialog(page).getByRole('group', { name: 'Formatting of Paragraph 1', exact: true });
    const tool = tools.getByRole('button', { name: 'Picture', exact: true });
    const description = tools.getByLabel('Description for people who can’t see the picture');
    await tool.click();
    await tools.locator('input[type="file"]').setInputFiles(await picture('teal'));
    await description.fill('A tael wall');
    await tools.getByRole('button', { name: 'Insert', exact: true }).click();
    const shown = text.getByRole('img');
    await expect(shown).toHaveAccessibleName('A tael wall');
    await expect(shown).toHaveCSS('outline-style', 'none');
    await shown.click();
    const place = await shown.boundingBox();
    await expect(shown).toHaveCSS('outline-style', 'solid');
    await tool.click();
    await expect(description).toHaveValue('A tael wall');
    await expect(shown).toHaveCSS('outline-style', 'solid');
    await description.fill('A teal wall');
    await tools.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(shown).toHaveAccessibleName('A teal wall');
    await expect(text).toBeFocused();
    // It stays selected in its place, and shows it only while the text is edited.
    await expect(shown).toHaveCSS('outline-style', 'solid');
    expect(await shown.boundingBox()).toEqual(place);
    await control(page, 'title').focus();
    await expect(shown).toHaveCSS('outline-style', 'none');
    await shown.click();
    await tool.click();
    await expect(description).toHaveValue('A teal wall');
    await tools.getByRole('button', { name: 'Remove picture' }).click();
    await expect(shown).toHaveCount(0);
    await expect(text).toBeFocused();
    await expect(tool).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(shown).toHaveAccessibleName('A teal wall');
  });

for (const width of [390, 1366])
  test(`a link of a text is completed, or refused in words at ${width} px${width === 390 ? '' : ' @nightly'}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    await openNewArticle(page, app);
    const text = control(page, 'brief_paragraph');
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.fill('See us');
    await text.press('ControlOrMeta+a');
    const tools = dialog(page).getByRole('group', { name: 'Formatting of Brief paragraph' });
    await tools.getByRole('button', { name: 'Link', exact: true }).click();
    const url = tools.getByLabel('URL of the link');
    await expect(url).toBeFocused();
    await page.keyboard.type('our shop');
    await page.keyboard.press('Enter');
    await expect(tools.getByRole('alert')).toHaveText(/^Write a link like https:\/\/example\.com/);
    await url.fill('www.example.com/x');
    await url.press('Enter');
    await expect(text.getByRole('link', { name: 'See us' })).toHaveAttribute(
      'href',
      'https://www.example.com/x',
    );
    // What is typed after the link is none.
    await page.keyboard.press('ControlOrMeta+End');
    // The editor knows the new selection only once the browser has reported it.
    await expect(tools.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
    await page.keyboard.type('. Or call.');
    await expect(text.getByRole('link')).toHaveText('See us');

    // Pages of the site are found by their titles, and chosen by the arrow keys.
    await page.keyboard.press('ControlOrMeta+a');
    await tools.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(url).toBeFocused();
    await expect(url).toHaveValue('');
    const place = await url.boundingBox();
    await page.keyboard.type('staging consul');
    const offers = tools.getByRole('list', { name: 'Pages of the site' }).getByRole('button');
    await expect(offers.first()).toHaveText(/Inside a three-hour staging consultation\s*Article/);
    expect(await url.boundingBox()).toEqual(place);
    await page.keyboard.press('ArrowDown');
    await expect(offers.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link')).toHaveText('See us. Or call.');
    await expect(text.getByRole('link')).toHaveAttribute('href', '/artical/inside-a-staging-consultation');
    await expect(text).toBeFocused();

    // Enter in the control takes the first page, unless the text is a URL by itself.
    for (const [typed, href] of [
      ['inside a three', '/artical/inside-a-staging-consultation'],
      ['/staging', '/staging'],
    ] as const) {
      await tools.getByRole('button', { name: 'Remove link' }).click();
      await text.press('ControlOrMeta+a');
      await tools.getByRole('button', { name: 'Link', exact: true }).click();
      await expect(url).toBeFocused();
      await page.keyboard.type(typed);
      await expect(offers.first()).toBeVisible();
      await page.mouse.move(0, 0);
      const unfilled = ['background-color', 'rgba(0, 0, 0, 0)'] as const;
      if (typed === href) await expect(offers.first()).toHaveCSS(...unfilled);
      else await expect(offers.first()).not.toHaveCSS(...unfilled);
      await page.keyboard.press('Enter');
      await expect(text.getByRole('link')).toHaveAttribute('href', href);
    }

    // Ctrl+K is the key of the tool, also in a layout without Latin letters.
    const remove = tools.getByRole('button', { name: 'Remove link' });
    await expect(remove).toHaveAttribute('title', 'Remove link (Ctrl+K)');
    await text.press('ControlOrMeta+k');
    await expect(text.getByRole('link')).toHaveCount(0);
    await text.press('ControlOrMeta+a');
    const key = { key: 'Л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    await text.dispatchEvent('keydown', key);
    await expect(url).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(url).toBeHidden();
    await expect(text).toBeFocused();
    await text.press('ControlOrMeta+k');
    await expect(url).toBeFocused();
    await page.keyboard.type('/contact');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link')).toHaveText('See us. Or call.');
    await expect(page.getByRole('dialog')).toHaveCount(1);

    const canonical = control(page, 'canonicalLink');
    await canonical.fill('example.com/article');
    await canonical.blur();
    await expect(canonical).toHaveValue('https://example.com/article');
    await canonical.fill('an article');
    await expect(canonical).toHaveAccessibleDescription(/Write a link like/);
  });
