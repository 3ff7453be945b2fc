import type { App } from '../../platform/access/context.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';

const DAY = 24 * 60 * 60;

/**
 * Returns the signed path of a photo, which needs no sign-in. It is valid for `days` and until the next
 * midnight (UTC), so that pages of one day share it.
 */
export function photoPath({ secrets }: App, fileName: string, days: number): string {
  const expires = String(Math.ceil(Date.now() / 1000 / DAY + days) * DAY);
  const signature = sign(`${fileName} ${expires}`, secrets.get('photoLink'));
  return `/photos/${fileName}?expires=${expires}&signature=${signature}`;
}

/** Returns whether `photoPath` created these values, and they have not expired. */
export function isPhotoPath({ secrets }: App, fileName: string, expires: string, signature: string): boolean {
  const isOurs = isSigned(`${fileName} ${expires}`, secrets.get('photoLink'), signature);
  return isOurs && Number(expires) * 1000 > Date.now();
}
