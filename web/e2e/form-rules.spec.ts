import type { Page } from '@playwright/test';
import { type Broken, formRules, type Kept } from '../../graphql-api/test/form-rules.ts';
import { brokenQuotes, keptQuotes } from '../../graphql-api/test/quote-rules.ts';
import { control, quote, submitButton, uploadPhotos } from './quote-form.ts';
import { expect, test } from './shared-site.ts';

interface FormCase {
  path: string;
  /** What is filled in where nothing else is tried, by the control's name. */
  sample: Record<string, string>;
  kept: Kept[];
  broken: Broken[];
}

/** One value for one control, and what is said of it; no words where it is kept. */
interface Trial {
  name: string;
  value: string;
  words?: string | RegExp;
}

const paths: Record<string, string> = {
  'Get in Touch': '/about',
  Contact: '/contact',
  'Message genrated through Project Management form': '/project-management',
  'Message genrated through Partnership form': '/partnership-opportunities',
};

const forms: FormCase[] = [
  ...formRules.flatMap(([{ formType, sample }, kept, broken]) => {
    const { formType: _formType, ...fields } = sample as Record<string, string>;
    const path = paths[formType];
    return path === undefined ? [] : [{ path, sample: fields, kept, broken }];
  }),
  {
    path: '/get-a-quote',
    sample: { ...quote, occupation: 'Realtor', propertyStatus: 'Vacant' },
    kept: keptQuotes,
    broken: brokenQuotes,
  },
];

/** What a person can put into a control: texts, into controls that are there. */
async function trialsOf(page: Page, { kept, broken }: FormCase): Promise<Trial[]> {
  const names = new Set(
    await page
      .locator('main [name]:not([type=file])')
      .evaluateAll((all) => all.map((it) => it.getAttribute('name'))),
  );
  const typed = (change: Record<string, unknown>) => {
    const [[name, value] = ['', undefined]] = Object.entries(change);
    const isText = typeof value === 'string' || typeof value === 'number';
    return isText && names.has(name) ? { name, value: String(value) } : undefined;
  };
  return [
    ...kept.flatMap(([change]) => typed(change) ?? []),
    ...broken.flatMap(([change, , words]) => {
      // A number where a text is wanted is no different from a text here.
      const isType = Object.values(change).some((value) => value === 12);
      const trial = isType ? undefined : typed(change);
      return trial ? [{ ...trial, words }] : [];
    }),
  ];
}

function groupByName(trials: Trial[]): Map<string, Trial[]> {
  const groups = new Map<string, Trial[]>();
  for (const trial of trials) groups.set(trial.name, [...(groups.get(trial.name) ?? []), trial]);
  return groups;
}

/** Puts values in as a script, autofill or a paste would, past `maxlength`; gives what each control made of its own. */
function put(page: Page, values: Record<string, string>): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form, wanted) => {
    const putOne = ([name, text]: [string, string]): [string, string] => {
      const input = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
      if (!input) throw new Error(`The form has no ${name}.`);
      const isOffered = !('options' in input) || [...input.options].some(({ value: it }) => it === text);
      if (isOffered) input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return [name, input.value];
    };
    return Object.fromEntries(Object.entries(wanted).map(putOne));
  }, values);
}

async function expectVerdict(page: Page, { name, value, words }: Trial, shown: string): Promise<void> {
  const title = `${name}: ${value.slice(0, 60)}`;
  const field = control(page, name);
  if (words === undefined) return expect(field, title).not.toHaveAttribute('aria-invalid', 'true');
  // A control that does not take a value leaves it out, so that it never comes to a verdict.
  if (shown !== value) return expect(field, title).not.toHaveValue(value);
  await expect(field, title).toHaveAttribute('aria-invalid', 'true');
  // Behind the hint that some controls have.
  const said = typeof words === 'string' ? new RegExp(`${literally(words)}$`) : words;
  return expect(field, title).toHaveAccessibleDescription(said);
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Tries one value of each control at a time; `blocker` is broken meanwhile, so that nothing is sent. */
async function tryAll(page: Page, form: FormCase, trials: Trial[], blocker: [string, string]): Promise<void> {
  const byName = groupByName(trials);
  const rounds = Math.max(0, ...[...byName.values()].map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const tried = [...byName.values()].flatMap((list) => list[round] ?? []);
    const values = Object.fromEntries(tried.map(({ name, value }) => [name, value]));
    const shown = await put(page, { ...form.sample, ...Object.fromEntries([blocker]), ...values });
    await submitButton(page).click();
    await expect(control(page, blocker[0])).toHaveAttribute('aria-invalid', 'true');
    for (const trial of tried) await expectVerdict(page, trial, shown[trial.name] ?? '');
  }
}

for (const form of forms) {
  test(`${form.path}: each rule just inside and just outside its limit`, async ({ page }) => {
    await page.goto(form.path);
    // An empty press is answered as soon as the form's program is there.
    await submitButton(page).click();
    await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    const trials = await trialsOf(page, form);
    const [first = ''] = Object.keys(form.sample);
    await tryAll(
      page,
      form,
      trials.filter(({ name }) => name !== 'email'),
      ['email', 'nowhere'],
    );
    await tryAll(
      page,
      form,
      trials.filter(({ name }) => name === 'email'),
      [first, ''],
    );

    await test.step('the longest of everything is sent', async () => {
      const longest = [...groupByName(trials.filter(({ words }) => words === undefined))].map(
        ([name, list]) => [name, list.toSorted((a, b) => b.value.length - a.value.length)[0]?.value ?? ''],
      );
      await put(page, { ...form.sample, ...Object.fromEntries(longest) });
      if (form.path === '/get-a-quote') await uploadPhotos(page, 1);
      await submitButton(page).click();
      await expect(page).toHaveURL('/thank-you');
    });
  });
}
