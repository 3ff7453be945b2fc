import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { laptop, openAdmin, phone } from './admin-page.ts';
import { expect, type Site } from './fixtures.ts';

export const at = [phone, laptop];

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a file with a new picture. */
export async function photo(name: string, width = 320): Promise<PictureFile> {
  const [r = 0, g = 0, b = 0] = Array.from({ length: 3 }, () => randomInt(256));
  const create = { width, height: 200, channels: 3, background: { r, g, b } } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Drops or pastes files on the page. */
export async function give(page: Page, type: 'drop' | 'paste', files: PictureFile[]): Promise<void> {
  await page.evaluate(
    ([event, given]) => {
      const data = new DataTransfer();
      for (const { base64, name, mimeType } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [type, files.map((file) => ({ ...file, base64: file.buffer.toString('base64') }))] as const,
  );
}

export const rows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name });
export const textOf = (page: Page, name: string): Locator =>
  page.getByLabel(`Alternative text of ${name}`, { exact: true });
export const tile = (page: Page, alt: string): Locator =>
  page.getByRole('main').getByRole('link', { name: alt });
export const selection = (page: Page): Locator => page.getByRole('region', { name: 'Selected pictures' });

/** Uploads new pictures on the page of the library, each with a text. */
export async function upload(page: Page, ...alts: string[]): Promise<void> {
  const names = alts.map((_, index) => `room ${index}.jpg`);
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles(await Promise.all(names.map((name) => photo(name))));
  for (const [index, name] of names.entries()) {
    await textOf(page, name).fill(alts[index] ?? '');
    await expect(row(page, name).getByText('Saved')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Dismiss the uploads' }).click();
}

/** Opens the library with a picture that an article uses. */
export async function withArticle(page: Page, app: Site, alt: string, title: string): Promise<void> {
  const token = await openAdmin(page, app, '/admin/media');
  await upload(page, alt);
  const src = await tile(page, alt).locator('picture img').getAttribute('src');
  const input = { title, slug_url: title, category: 2, blog_image: src, blogs_content: [] };
  const query = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
  await app.graphql(query, { input }, token);
}
