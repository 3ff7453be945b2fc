import { expect, test } from './engine-test.ts';
import { fillQuote, isOneLead, message, submitButton } from './leads.ts';
import { answers, fillAll, openHydrated, sees } from './visitor.ts';

test('without a server a message and a quote with photos are queued, survive a closed browser, and arrive once', async ({
  app,
  email,
  engine,
  line,
  openTab,
}) => {
  const first = await openTab();
  await openHydrated(first, `${line.url}/`);
  await answers(first, true, () => navigator.serviceWorker.controller !== null);
  for (const path of ['/staging', '/outbox', '/get-a-quote', '/contact'])
    await openHydrated(first, line.url + path);
  await line.cut();
  await fillAll(first, { ...message, email });
  await first.click(submitButton);
  await sees(first, 'kept on this device and will be sent');
  await openHydrated(first, `${line.url}/get-a-quote`);
  await fillQuote(first, `quote-${email}`, 5);
  await sees(first, '5 photos kept on this device');
  await first.click(submitButton);
  await sees(first, 'kept on this device and will be sent');
  const isWarned = () => document.body.innerText.includes('within a week, or install it');
  expect(await first.run(isWarned)).toBe(engine === 'webkit');
  await first.close();

  const tab = await openTab();
  await openHydrated(tab, `${line.url}/staging`);
  await tab.click({ role: 'link', name: /^Waiting to send/ });
  for (const words of [email, `quote-${email}`, '12 Main Street East, Milton']) await sees(tab, words);
  expect(await tab.run(isWarned)).toBe(engine === 'webkit');
  await answers(
    tab,
    5,
    () =>
      [...document.images].filter(({ naturalWidth, src }) => src.startsWith('blob:') && naturalWidth > 0)
        .length,
  );
  expect(await tab.run(storedTypes)).toEqual(Array(5).fill('ArrayBuffer of a JPEG'));

  await line.restore();
  // Sends without a button and without Background Sync: the site is open when the server is reachable again.
  await openHydrated(tab, `${line.url}/outbox`);
  await sees(tab, 'Nothing is waiting');
  await isOneLead(app, email);
  await isOneLead(app, `quote-${email}`, 5);
});

/** Runs in the page. Returns the types of the stored photos: Safari loses photos that are stored as files. */
async function storedTypes(): Promise<string[]> {
  const opening = indexedDB.open('offline');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('photos').objectStore('photos').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  return reading.result.map(({ bytes }) => {
    const isJpeg = bytes instanceof ArrayBuffer && new DataView(bytes).getUint16(0) === 0xff_d8;
    return `${bytes.constructor.name}${isJpeg ? ' of a JPEG' : ''}`;
  });
}
