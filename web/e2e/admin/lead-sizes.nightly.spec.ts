import type { Locator } from '@playwright/test';
import { expectSound, laptop, mark, phone } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { openNewLead } from '../support/inbox-page.ts';

/** Returns whether a press in the middle of an element reaches it. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

const long = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} of a long reply.`).join('\n');

// Phones in landscape, and one with its keyboard.
for (const size of [
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 390, height: 430 },
])
  test(`a long reply leaves its button in sight at ${size.width} × ${size.height} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { lead } = await openNewLead(page, app, email);
    await lead.getByLabel('Reply', { exact: true }).fill(long);
    const send = lead.getByRole('button', { name: 'Send reply' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isUncovered(send)).toBe(true);
    await expect.poll(() => isUncovered(lead.getByLabel('Reply', { exact: true }))).toBe(true);
    await expectSound(page);
    await send.click();
    await expect(page.getByText('The reply is on its way.')).toBeVisible();
  });

for (const size of [phone, { width: 320, height: 640 }])
  test(`each control of a lead is large enough for a finger at ${size.width} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { lead } = await openNewLead(page, app, email);
    await expect(lead).toBeVisible();
    if (size === phone)
      expect((await lead.locator('header').boundingBox())?.height, 'its head').toBeLessThanOrEqual(104);
    const reply = lead.getByLabel('Reply', { exact: true });
    await reply.fill('Hello Ann');
    await expect(lead.getByRole('button', { name: 'Send reply' })).toBeVisible();
    for (const opener of ['Follow up', 'More']) {
      await lead.getByRole('button', { name: opener, exact: true }).click();
      const heights = await lead
        .locator('a, button, select, input, textarea')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls.map((it) => [it.textContent, Math.round(it.getBoundingClientRect().height)] as const),
        );
      expect(heights.filter(([, height]) => height < 44)).toEqual([]);
    }
    await expectSound(page);
  });

for (const width of [1366, 1440])
  test(`the controls of a lead are beside its name, which wraps, at ${width} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize({ width, height: 650 });
    const name = `Ann ${mark()} Whitfield Alexander`;
    const { lead } = await openNewLead(page, app, email, name);
    const controls = [
      lead.getByLabel('Follow up on'),
      lead.getByLabel('State of this lead'),
      lead.getByRole('button', { name: 'Done' }),
    ];
    await expect(controls[0] as Locator).toBeVisible();
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
    const heading = await lead.getByRole('heading', { name }).boundingBox();
    for (const box of boxes) {
      expect(box?.y).toBeCloseTo(boxes[0]?.y ?? 0, 0);
      expect(box?.x).toBeGreaterThanOrEqual((heading?.x ?? 0) + (heading?.width ?? 0));
    }
    await expectSound(page);
  });

for (const size of [phone, { width: 1024, height: 768 }, laptop])
  test(`the menu of a lead is beside its name or its other controls at ${size.width} px`, async ({
    app,
    page,
    email,
  }) => {
    await page.setViewportSize(size);
    const { lead } = await openNewLead(page, app, email);
    const middleOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height / 2;
    };
    const menu = await middleOf(lead.getByRole('button', { name: 'More', exact: true }));
    const others = [lead.getByRole('heading', { level: 2 }), lead.getByRole('button', { name: 'Done' })];
    const distances = await Promise.all(others.map(async (part) => Math.abs((await middleOf(part)) - menu)));
    expect(Math.min(...distances)).toBeLessThan(12);
  });
