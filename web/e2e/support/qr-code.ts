import type { Locator } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';

/** What a camera reads of a QR code as it is on the screen; throws where it reads nothing. */
export async function readCode(code: Locator): Promise<string> {
  // Its element is there before it is drawn.
  await code.evaluate((image: HTMLImageElement) => image.decode());
  const seen = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
}
