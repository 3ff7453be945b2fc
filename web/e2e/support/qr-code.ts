import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';

/** Returns the text of a QR code on the screen. Throws if it is not readable. */
export async function readCode(code: Locator): Promise<string> {
  // The element exists before it is drawn.
  await code.evaluate((image: HTMLImageElement) => image.decode());
  const seen = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
