import type { Page } from '@playwright/test';
import { type FormFill, fillInAll } from '../support/fill-repeatedly.ts';
import type { Site } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { entry, isEmpty } from '../support/outbox.ts';
import { type Passing, startProxy } from '../support/proxy.ts';
import { control, quote, submitButton, tokenOf } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const { email: _email, ...property } = quote;
const person = { name: 'Ann Lee', phoneNum: '9055550100' };
const enquiry = { ...person, timeToConnect: 'Mornings' };

/** The forms by their names on the wire, with the field that the visitor edits. */
const forms: { formType: string; edited: string; form: FormFill }[] = [
  {
    formType: 'Get a Qoute',
    edited: 'additionalText',
    form: {
      path: '/get-a-quote',
      values: { ...property, occupation: 'Realtor', propertyStatus: 'Vacant' },
      photos: 2,
    },
  },
  { formType: 'Contact', edited: 'message', form: { path: '/contact', values: person } },
  {
    formType: 'Get in Touch',
    edited: 'message',
    form: { path: '/about', values: { name: 'Ann Lee', phone: '9055550100' } },
  },
  {
    formType: 'Message genrated through Project Management form',
    edited: 'description',
    form: { path: '/project-management', values: enquiry },
  },
  {
    formType: 'Message genrated through Partnership form',
    edited: 'description',
    form: { path: '/partnership-opportunities', values: enquiry },
  },
];

const isSubmission = ({ method, body }: Passing) =>
  method === 'POST' && /mutation (?:Send|Request|Subscribe)/.test(body);

/** Cuts the connection for forms after the first submission, whose response is lost. */
async function startLossyProxy(app: Site) {
  const proxy = await startProxy(app.url);
  const loseReply = () => {
    let count = 0;
    proxy.decide((passing) => {
      if (!isSubmission(passing)) return 'pass';
      count += 1;
      return count === 1 ? 'unanswered' : 'lost';
    });
  };
  /** Restores the connection: the outbox is sent when the visitor returns. */
  const restore = async (page: Page) => {
    proxy.decide(() => 'pass');
    await page.goto(`${proxy.url}/outbox`);
    await isEmpty(page);
  };
  return { ...proxy, loseReply, restore };
}

for (const [index, { formType, edited, form }] of forms.entries()) {
  const when = index === 0 ? '' : ' @nightly';
  test(`${formType}: edited after a lost response, the lead has the last content, and the former content as its earlier version${when}`, async ({
    app,
    email,
    page,
  }) => {
    const proxy = await startLossyProxy(app);
    proxy.loseReply();
    await openHydrated(page, proxy.url + form.path);
    await fillInAll(page, { ...form, values: { ...form.values, [edited]: 'Two rooms.' } }, [email]);
    await expect
      .poll(() => arrived(app, email, edited))
      .toEqual([{ formType, said: 'Two rooms.', earlier: [] }]);

    await page.goto(`${proxy.url}/outbox`);
    await entry(page, email).getByRole('button', { name: 'Edit' }).click();
    await expect(control(page, edited)).toHaveValue('Two rooms.');
    await control(page, edited).fill('Three rooms.');
    await submitButton(page).click();
    await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
    await proxy.restore(page);
    expect(await arrived(app, email, edited)).toEqual([
      { formType, said: 'Three rooms.', earlier: ['Two rooms.'] },
    ]);
    await proxy.close();
  });
}

test('Newsletter: the last email address is subscribed once', async ({ app, email, page }) => {
  const wrong = `wrong-${email}`;
  const proxy = await startLossyProxy(app);
  proxy.loseReply();
  const formType = 'Newsletter';
  const footer = page.getByRole('contentinfo');
  const subscribe = async (subscriber: string) => {
    await footer.getByRole('textbox').fill(subscriber);
    await footer.getByRole('button').click();
    await expect(footer.getByRole('alert')).toContainText('kept on this device');
  };
  await openHydrated(page, `${proxy.url}/privacy`);
  await subscribe(wrong);
  await expect.poll(() => arrived(app, email, 'email')).toEqual([{ formType, said: wrong, earlier: [] }]);

  await page.goto(`${proxy.url}/outbox`);
  await entry(page, wrong).getByRole('button', { name: 'Edit' }).click();
  await expect(footer.getByRole('textbox')).toHaveValue(wrong);
  await subscribe(email);
  await proxy.restore(page);
  expect(await arrived(app, email, 'email')).toEqual([{ formType, said: email, earlier: [wrong] }]);
  await proxy.close();
});

interface Answers {
  answers: { name: string; value: string }[];
}

/** Returns this field of the leads of a visitor, and of their earlier versions. */
async function arrived(app: Site, email: string, field: string) {
  const query = `query ($email: String!) { leads(first: 100, search: $email) { nodes { formType answers { name value } earlier { answers { name value } } } } }`;
  const token = await tokenOf(app);
  const { leads } = await app.graphql<{
    leads: { nodes: (Answers & { formType: string; earlier: Answers[] })[] };
  }>(query, { email }, token);
  const saidIn = ({ answers }: Answers) => answers.find(({ name }) => name === field)?.value;
  return leads.nodes.map(({ formType, earlier, ...lead }) => ({
    formType,
    said: saidIn(lead),
    earlier: earlier.map(saidIn),
  }));
}
