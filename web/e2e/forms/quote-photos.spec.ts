import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { heic } from '../../../graphql-api/test/heic.ts';
import { entry, isEmpty } from '../support/outbox.ts';
import { type NetworkFault, startProxy } from '../support/proxy.ts';
import {
  control,
  fillQuote,
  leadsOf,
  photoFiles,
  submitButton,
  uploadPhotos,
} from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

const uploadFailure =
  'An error occurred while uploading your files. Please ensure they are images and each is less than 10MB.';

test('a submission is in the outbox before its photos upload: a lost connection or closed page loses nothing @full', async ({
  app,
  context,
  page,
}) => {
  const proxy = await startProxy(app.url);
  await page.clock.install();
  for (const end of ['dead', 'closed']) {
    await test.step(end, async () => {
      const email = `${end}-${randomUUID()}@example.com`;
      let arrived = 0;
      let isDead = true;
      proxy.decide(async ({ body }): Promise<NetworkFault> => {
        if (!body.includes('uploadQuotePhotos')) return 'pass';
        // Neither an answer nor an error.
        if (arrived > 0 && isDead) return new Promise<never>(() => undefined);
        arrived += 1;
        return 'pass';
      });
      const sending = await context.newPage();
      await fillQuote(sending, { email }, proxy.url);
      await control(sending, 'propertyPhotos').setInputFiles(photoFiles(3));
      await expect(sending.getByText('Uploading photo 2 of 3')).toBeVisible();
      await submitButton(sending).click();
      await page.goto(`${proxy.url}/outbox`);
      await expect(entry(page, email)).toContainText('Sending');
      if (end === 'dead') {
        // The timeout starts with the upload of the photo and restarts with every part sent.
        await expect(async () => {
          await sending.clock.fastForward(30_000);
          const notice = sending.getByText('kept on this device and will be sent');
          await expect(notice).toBeVisible({ timeout: 1_000 });
        }).toPass();
      }
      // Closes the last tab of the site, because its attempts would fail too.
      await page.goto('about:blank');
      await sending.close();
      isDead = false;
      await page.goto(`${proxy.url}/outbox`);
      await isEmpty(page);
      expect((await leadsOf(app, email)).map(({ photos }) => photos.length)).toEqual([3]);
      expect(arrived).toBe(3);
    });
  }
  await proxy.close();
});

test('a bad file is named with its reason, the good ones are added, and photos in the form stay @nightly', async ({
  page,
}) => {
  await page.goto('/get-a-quote');
  const photos = control(page, 'propertyPhotos');
  await uploadPhotos(page, 2);
  const large = { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  const noPicture = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  const good = { name: 'good.jpg', mimeType: 'image/jpeg', buffer: readFileSync(photoFiles(1)[0] ?? '') };
  await photos.setInputFiles([large, good, noPicture]);
  await expect(page.getByRole('alert')).toHaveText(uploadFailure);
  await expect(page.getByText('big.jpg was not added: it is larger than 10 MB.')).toBeVisible();
  await expect(page.getByText('plan.jpg was not added: it isn’t a picture that we can open.')).toBeVisible();
  await expect(page.getByText('3 photos uploaded')).toBeVisible();

  await photos.setInputFiles(photoFiles(3));
  await expect(page.getByRole('alert')).toHaveText('You can upload a maximum of 5 images.');
  await expect(page.getByText('3 photos uploaded')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText('2 photos uploaded')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const remove = page.getByRole('button', { name: /^Remove / });
  await expect(remove.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(photos).toBeFocused();
});

test('a HEIC photo is rejected with a way out, and a format that only the browser opens is converted', async ({
  page,
}) => {
  await page.goto('/get-a-quote');
  const bitmap = Buffer.from(
    'Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAATCwAAEwsAAAAAAAAAAAAA////AA==',
    'base64',
  );
  await control(page, 'propertyPhotos').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from(heic) },
    { name: 'plan.bmp', mimeType: 'image/bmp', buffer: bitmap },
  ]);
  await expect(page.getByRole('alert')).toHaveText(uploadFailure);
  await expect(
    page.getByText('IMG_0001.HEIC was not added: we can’t open HEIC photos. Save it as JPEG, or add'),
  ).toBeVisible();
  await expect(page.getByText('1 photo uploaded')).toBeVisible();
});

test('photos that fail with a server error stay in the form and upload when the server works again @full', async ({
  page,
}) => {
  await page.goto('/get-a-quote');
  const noRoom = 'We have no room for more photos just now. Please try again later, or call us.';
  const answers = [
    { status: 503, words: noRoom, code: 'SERVICE_UNAVAILABLE' },
    { status: 429, words: '', code: 'RATE_LIMITED' },
    { status: 500, words: '', code: 'INTERNAL_SERVER_ERROR' },
  ];
  for (const [uploaded, { status, words, code }] of answers.entries()) {
    const errors = [{ message: words, extensions: { code, retryAfter: 900 } }];
    await page.route('**/graphql', (route) => route.fulfill({ status, json: { errors } }));
    await control(page, 'propertyPhotos').setInputFiles(photoFiles(uploaded + 1).slice(uploaded));
    await expect(page.getByText('1 photo kept on this device')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(words ? [words] : []);
    await page.unroute('**/graphql');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText(/^\d photos? uploaded$/)).toHaveText(new RegExp(`^${uploaded + 1} `));
  }
});
