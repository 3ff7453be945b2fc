import type { App } from '../../platform/access/context.ts';
import { isSigned, sign } from '../../platform/core/signature.ts';

const DAY = 24 * 60 * 60;

/** Signed URLs of photos. They need no sign-in and expire. */
export interface PhotoLinks {
  /**
   * Returns the path of a photo, valid for `days` and until the next midnight (UTC), so that pages of one day share
   * it.
   */
  path(fileName: string, days: number): string;
  /** Returns whether `path` created these values, and they have not expired. */
  verify(fileName: string, expires: string, signature: string): boolean;
}

/** Signs the URLs of photos. */
export async function photoLinks(app: App): Promise<PhotoLinks> {
  const key = await app.secrets.get('photoLink');
  return {
    path(fileName, days) {
      const expires = String(Math.ceil(Date.now() / 1000 / DAY + days) * DAY);
      return `/photos/${fileName}?expires=${expires}&signature=${sign(`${fileName} ${expires}`, key)}`;
    },
    verify: (fileName, expires, signature) =>
      isSigned(`${fileName} ${expires}`, key, signature) && Number(expires) * 1000 > Date.now(),
  };
}
