import type { Page } from '@playwright/test';
import { keptValue } from '../support/device-storage.ts';
import { servedPage, textOf } from '../support/served-page.ts';
import { expect, test } from '../support/shared-site.ts';

// The amounts are literals: they are the business's terms, section 9 of the specification.

// The pictures are optional.
const ready = { waitUntil: 'domcontentloaded' } as const;

interface Choice {
  path: string;
  service: string;
  /** By the labels of the controls. */
  amounts?: Record<string, number>;
  addOn?: string;
  total: string;
  url: string;
}

// One choice of each kind: an amount, an add-on, two amounts. estimate.test.ts checks all sums.
const choices: Choice[] = [
  {
    path: '/staging',
    service: 'Vacant Home Staging',
    amounts: { 'Main areas and rooms': 5 },
    total: 'from $3,595',
    url: 'service=vacantStaging&rooms=5',
  },
  {
    path: '/staging-builders',
    service: 'Staging Consultation',
    amounts: { Hours: 2 },
    addOn: 'Accessory rental',
    total: 'from $895',
    url: 'service=stagingConsultation&hours=2&addOn=1',
  },
  {
    path: '/decorating-organizing',
    service: 'Organization',
    amounts: { People: 3, Hours: 7 },
    total: 'from $2,625',
    url: 'service=organization&hours=7&people=3',
  },
];

function estimateOn(page: Page) {
  const form = page.getByRole('form', { name: 'Estimate your project' });
  return {
    form,
    price: form.getByRole('status'),
    send: form.getByRole('button', { name: 'Request a quote with this estimate' }),
  };
}

/** Fills in the estimate by its visible labels. */
async function choose(page: Page, { service, amounts = {}, addOn }: Omit<Choice, 'total' | 'url'>) {
  const { form } = estimateOn(page);
  await form.getByLabel('Service').selectOption(service);
  for (const [label, amount] of Object.entries(amounts)) {
    await form.getByLabel(label, { exact: true }).fill(String(amount));
  }
  if (addOn) await form.getByLabel(addOn).check();
}

test('the estimate matches the price list and is carried into the quote form', async ({ page }) => {
  for (const choice of choices) {
    await test.step(`${choice.service}, ${choice.total}`, async () => {
      await page.goto(choice.path, ready);
      const { price, send } = estimateOn(page);
      await choose(page, choice);
      await expect(price).toHaveText(`Estimate ${choice.total}`);
      await send.click();
      await expect(page).toHaveURL((url) => sorted(url.search) === sorted(`?${choice.url}`));
      await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText(choice.total);
      await expect(page.getByLabel('Anything else (optional)')).toHaveValue(
        new RegExp(`^Estimate for ${choice.service}: ${choice.total.replace('$', String.raw`\$`)} \\(`),
      );
    });
  }
});

function sorted(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return parameters.toString();
}

test('the estimate lists its amounts and shows only the controls of its service @full', async ({ page }) => {
  await page.goto('/staging');
  const { form, price } = estimateOn(page);
  await expect(price).toHaveText('Estimate from $2,995');
  await choose(page, {
    path: '/staging',
    service: 'Vacant Home Staging',
    amounts: { 'Main areas and rooms': 4 },
  });
  await expect(form.getByRole('listitem')).toHaveText([
    '3 main areas, 30-day rental $2,995',
    '1 extra room $300',
  ]);
  await expect(form.getByLabel('Hours')).toBeHidden();
  await form.getByLabel('Service').selectOption('Staging Consultation');
  await expect(form.getByLabel('Hours')).toBeVisible();
  await expect(form.getByLabel('Main areas and rooms')).toBeHidden();
  await expect(price).toHaveText('Estimate $495');
});

test('an amount out of range has no price and is not submitted @full', async ({ page }) => {
  await page.goto('/decorating-organizing');
  const { form, price, send } = estimateOn(page);
  const hours = form.getByLabel('Hours');
  await hours.fill('61');
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toHaveAccessibleDescription(/Hours: enter a whole number from 1 to 60\./);
  await expect(price).not.toContainText('$');
  await send.click();
  await expect(page).toHaveURL(/\/decorating-organizing$/);
  await hours.fill('8');
  await expect(price).toHaveText('Estimate from $760');
});

test('an estimate is appended to typed text, and a later one replaces it @full', async ({ page }) => {
  const wishes = page.getByLabel('Anything else (optional)');
  await page.goto('/get-a-quote');
  await page.getByLabel('First name').fill('Ann');
  await wishes.fill('Two cats live here.');
  await expect.poll(() => keptValue(page, 'quote', 'additionalText')).toBe('Two cats live here.');
  await page.goto('/staging');
  await estimateOn(page).send.click();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(wishes).toHaveValue(
    /^Two cats live here\.\n\nEstimate for Vacant Home Staging: from \$2,995 /,
  );
  await page.goto('/decorating-organizing');
  await estimateOn(page).send.click();
  await expect(wishes).toHaveValue(/^Two cats live here\.\n\nEstimate for Declutter: from \$570 \([^\n]*$/);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the quote page shows the estimate @full', async ({ page }) => {
    await page.goto('/decorating');
    const { form, price, send } = estimateOn(page);
    await expect(price).toBeHidden();
    await expect(form.getByText('The next page shows the estimate for your choice.')).toBeVisible();
    await choose(page, {
      path: '/decorating',
      service: 'Style & Shop',
      amounts: { Rooms: 4 },
      addOn: 'Placing and styling add-on',
    });
    await send.click();
    const carried = page.getByRole('complementary', { name: 'Your estimate' });
    await expect(carried).toContainText('from $3,400');
    await expect(carried.getByRole('listitem')).toHaveText([
      '2 rooms, 1 revision $1,450',
      '2 extra rooms $1,200',
      'Placing and styling add-on $750',
    ]);
    await expect(page.getByLabel('Anything else (optional)')).toHaveValue(/^Estimate for Style & Shop: /);
  });
});

const staging = [
  'Staging Consultation$495Up to 3 hours. Accessory rental add-on from $400.',
  'Vacant Home Stagingfrom $2,9953 main areas, +$300 per extra room, 30-day rental.',
  'Occupied Home Stagingfrom $1,9903 main areas, +$300 per extra room, 30-day rental.',
  'Staging prices are adjusted for square footage, urgency and location.',
];
const decorating = [
  'Styling Consultation$495',
  'Style & Shopfrom $1,4502 rooms, +$600 per extra room, 1 revision. Add-on from $750.',
  'Full-Servicefrom $2,950Paid in 2-3 milestone payments. Supplier visit from $199/hour.',
];
const terms: Record<string, string[]> = {
  '/staging': staging,
  '/staging-home-owner': [...staging, 'Consultation', 'The work', 'Showcasing', 'Get A QUOTE'],
  '/staging-realtors': [...staging, 'Consultation', 'The work', 'Showcasing', 'Get A QUOTE'],
  '/staging-builders': [...staging, 'Consultation', 'The work', 'Showcasing', 'Get A QUOTE'],
  '/virtual-staging': ['Initial brief', 'The work', 'Sharing results', '24 to 72 hours'],
  '/decorating': decorating,
  '/decorating-home-owner': decorating,
  '/decorating-short-term-rental': decorating,
  '/decorating-organizing': [
    'Declutterfrom $95 per person per hourMinimum 6 hours.',
    'Organizationfrom $125 per person per hourMinimum 6 hours.',
  ],
  '/commercial': ['Get A QUOTE'],
  '/design': ['no set packages', 'Personalized quotes follow a FREE consultation'],
  '/design/residential': [
    'Concept and space planning',
    'Materials and finishes',
    'mood board',
    'Elevations and 3D renderings',
    'Renders may change with availability',
    'Construction, engineering drawings and permits are not included',
  ],
  '/design/commercial': ['Branding integration', 'Technology integration'],
};

test('the page of every service has its terms, also without scripts', async ({ app }) => {
  const withoutSpace = (text: string) => text.replace(/\s/g, '');
  for (const [path, texts] of Object.entries(terms)) {
    const { html } = await servedPage(app.url + path);
    const main = withoutSpace(textOf(html.slice(html.indexOf('<main'), html.indexOf('</main>'))));
    for (const text of texts) expect(main, path).toContain(withoutSpace(text));
  }
});

test('cards and buttons link to their pages @full', async ({ page }) => {
  const ways: Record<string, [link: string, to: string][]> = {
    '/staging': [
      ['Staging for home owners', '/staging-home-owner'],
      ['Staging for realtors', '/staging-realtors'],
      ['Staging for builders', '/staging-builders'],
    ],
    '/staging-realtors': [['Virtual staging', '/virtual-staging']],
    '/decorating': [
      ['Commercial decorating', '/commercial'],
      ['Short-term rental decorating', '/decorating-short-term-rental'],
      ['Residential decorating', '/decorating-home-owner'],
    ],
    '/commercial': [['Get A QUOTE', '/get-a-quote']],
    '/design': [
      ['Residential design', '/design/residential'],
      ['Commercial design', '/design/commercial'],
      ['Book a FREE consultation', '/contact'],
    ],
  };
  const main = page.getByRole('main');
  for (const [path, links] of Object.entries(ways)) {
    await page.goto(path, ready);
    for (const [name, to] of links) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
  }
  // The whole card is the link, not only its text.
  const card = main.getByRole('listitem').filter({ hasText: 'Residential design' });
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL('/design/residential');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See the kitchen before it is ordered');
});

test('an audience page explains consultation, work and showcasing, each with a link to a quote @full', async ({
  page,
}) => {
  for (const path of ['/staging-home-owner', '/staging-realtors', '/staging-builders']) {
    await page.goto(path, ready);
    const chapters = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(chapters.getByRole('heading')).toHaveText(['Consultation', 'The work', 'Showcasing']);
    for (const chapter of await chapters.all()) {
      const button = chapter.getByRole('link', { name: 'Get A QUOTE' });
      await expect(button).toHaveAttribute('href', '/get-a-quote');
    }
  }
});

test('every link to the quote form carries the estimate, which can be removed there @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/staging', ready);
  const { send } = estimateOn(page);
  await choose(page, {
    path: '/staging',
    service: 'Vacant Home Staging',
    amounts: { 'Main areas and rooms': 5 },
  });
  const bar = page.getByRole('complementary', { name: 'Quote' }).getByRole('link');
  await send.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Who we stage for' }).evaluate((it) => it.scrollIntoView());
  await bar.click();
  const carried = page.getByRole('complementary', { name: 'Your estimate' });
  await expect(carried).toContainText('Vacant Home Staging, 5 rooms, from $3,595');
  const notes = page.getByLabel('Anything else (optional)');
  await expect(notes).toHaveValue(/^Estimate for Vacant Home Staging/);
  await notes.press('ControlOrMeta+Home');
  await notes.pressSequentially('Two cats. ');
  await carried.getByRole('button', { name: 'Remove' }).click();
  await expect(carried).toBeHidden();
  await expect(notes).toHaveValue('Two cats.');

  // Without a choice the button of a package selects that package.
  await page.goto('/staging-realtors', ready);
  const item = page.getByRole('article').filter({ hasText: 'Occupied Home Staging' });
  await item.getByRole('link', { name: 'Get A QUOTE' }).click();
  await expect(carried).toContainText('Occupied Home Staging, 3 rooms, from $1,990');
});
