import type { JSHandle, Page } from '@playwright/test';

/** Controls the space that the device has left for a site. */
interface DeviceStorage {
  /** Fills the storage with a database until `left` bytes remain (within a few 100 KB), by default none. */
  fill(page: Page, left?: number): Promise<void>;
  /** Removes the limit. */
  empty(page: Page): Promise<void>;
}

/**
 * Limits a site's storage before its first write: Chromium checks the limit at the first write, and later
 * only every half a minute, or when a write exceeds the rest.
 */
export async function limitStorage(page: Page, origin: string, bytes: number): Promise<DeviceStorage> {
  const devtools = await page.context().newCDPSession(page);
  const limit = (quotaSize: number) => devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await limit(bytes);
  return {
    async fill(by, left = 0) {
      await limit(bytes);
      await by.evaluate(putBallast);
      // Also fills the space that the browser frees by cleaning up its own files.
      const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin });
      await limit(left ? usage + left : 1);
    },
    async empty(by) {
      await limit(bytes);
      await by.evaluate(dropBallast);
    },
  };
}

/** Runs in the page: writes until not even 32 bytes fit. */
async function putBallast(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('ballast', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('bytes', { autoIncrement: true });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
  // Random, because the browser compresses repeated bytes.
  const noise = new Uint8Array(1_048_576);
  for (let start = 0; start < noise.length; start += 65_536) {
    crypto.getRandomValues(noise.subarray(start, start + 65_536));
  }
  const isKept = (size: number) =>
    new Promise<boolean>((resolve) => {
      const change = database.transaction('bytes', 'readwrite');
      change.objectStore('bytes').put(noise.slice(0, size));
      change.addEventListener('complete', () => resolve(true));
      change.addEventListener('abort', () => resolve(false));
    });
  for (let size = noise.length; size >= 32; ) if (!(await isKept(size))) size = Math.floor(size / 2);
  database.close();
}

/** Runs in the page. */
function dropBallast(): Promise<void> {
  return new Promise((resolve, reject) => {
    const dropping = indexedDB.deleteDatabase('ballast');
    dropping.addEventListener('success', () => resolve());
    dropping.addEventListener('error', () => reject(dropping.error));
  });
}

/** Blocks the forms' stores until the returned function is called. */
export async function holdStores(page: Page, stores = ['drafts', 'photos']): Promise<() => Promise<void>> {
  const database = await openOffline(page);
  const hold = await database.evaluateHandle((opened, names) => {
    const held = { isReleased: false };
    const store = opened.transaction(names, 'readwrite').objectStore(names[0] ?? '');
    // A transaction lasts as long as it has pending requests.
    const ask = () => {
      const request = store.count();
      request.addEventListener('success', held.isReleased ? () => opened.close() : ask);
    };
    ask();
    return held;
  }, stores);
  return () => hold.evaluate((held) => void (held.isReleased = true));
}

/** Deletes the bytes of all photos of forms, as some systems do when the disk is full. */
export async function forgetBytes(page: Page): Promise<void> {
  const database = await openOffline(page);
  await database.evaluate(
    (opened) =>
      new Promise<void>((resolve) => {
        const change = opened.transaction('photos', 'readwrite');
        change.objectStore('photos').clear();
        change.addEventListener('complete', () => resolve());
        opened.close();
      }),
  );
}

/** Returns the number of photos whose bytes the device has. */
export async function keptPhotos(page: Page): Promise<number> {
  const database = await openOffline(page);
  return database.evaluate(
    (opened) =>
      new Promise<number>((resolve) => {
        const counting = opened.transaction('photos').objectStore('photos').count();
        counting.addEventListener('success', () => resolve(counting.result));
        opened.close();
      }),
  );
}

/** Returns the stored value of a control in a draft, or undefined. */
export async function keptValue(page: Page, form: string, name: string): Promise<string | undefined> {
  const database = await openOffline(page);
  return database.evaluate(
    (opened, [key, control]) =>
      new Promise<string | undefined>((resolve) => {
        const reading = opened.transaction('drafts').objectStore('drafts').get(key);
        reading.addEventListener('success', () => resolve(reading.result?.values[control]));
        opened.close();
      }),
    [form, name] as const,
  );
}

/**
 * Waits until the site has created its database: opening it earlier would create one without the site's
 * stores.
 */
export async function hasDatabase(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMade = async () => (await indexedDB.databases()).some(({ name }) => name === 'offline');
    while (!(await isMade())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** Opens the site's database of drafts and submissions in its current version. */
export async function openOffline(page: Page): Promise<JSHandle<IDBDatabase>> {
  await hasDatabase(page);
  return page.evaluateHandle(
    () =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('offline');
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      }),
  );
}
