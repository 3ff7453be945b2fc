import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { formData, pageOf, postNative } from '../../test/native-form.ts';
import { type Broken, formRules } from '../../test/samples/form-rules.ts';
import { newsletter, quote } from '../../test/samples/form-samples.ts';
import { jpeg } from '../../test/samples/quote.ts';
import { brokenQuotes } from '../../test/samples/quote-rules.ts';
import { shared } from '../../test/shared-app.ts';

let app: TestApp;
shared.beforeAll(({ app: running }) => {
  app = running;
});

const picture = await jpeg();

/** Returns the rules of visible fields that a browser can break. */
function typed(rules: Broken[], sample: object) {
  return rules
    .filter(([, field]) => Object.hasOwn(sample, field) && field !== 'formType')
    .filter(([change]) =>
      Object.values(change).every((value) => value === undefined || typeof value === 'string'),
    )
    .map(([change, field, words]) => ({
      change,
      field,
      message: words,
    }));
}

const broken = formRules.flatMap(([form, , rules]) =>
  typed(rules, form.sample).map((rule) => ({ form, ...rule })),
);

test.each(broken)('$form.formType $change', async ({ form, change, field, message }) => {
  const values: Record<string, unknown> = { formType: form.formType, ...form.sample, ...change };
  const answer = await postNative(app, pageOf[form.formType] ?? '', values);
  expect(answer.status).toBe(422);
  expect(answer.control(field)).toMatch(/ aria-invalid="true"/);
  expect(answer.control(field)).toMatch(/ autofocus=""/i);
  expect(answer.messages(field).join('\n')).toMatch(message);
  if (form === newsletter) return;
  const kept = Object.keys(form.sample).filter((name) => name !== 'formType' && !(name in change));
  for (const name of kept) expect(answer.html).toContain(String(values[name]));
});

test.each(typed(brokenQuotes, { ...quote, additionalText: '', addressLine2: '' }))(
  'quote $change',
  async ({ change, field, message }) => {
    const values = { formType: 'Get a Qoute', ...quote, ...change };
    const answer = await postNative(app, '/get-a-quote', formData(values, [['room.jpg', picture]]));
    expect(answer.status).toBe(422);
    expect(answer.control(field)).toMatch(/ aria-invalid="true"/);
    expect(answer.messages(field).join('\n')).toMatch(message);
  },
);
