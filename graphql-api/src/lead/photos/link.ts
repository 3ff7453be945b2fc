import type { App } from '../../access/context.ts';
import { isSigned, sign } from '../../core/signature.ts';

const DAY = 24 * 60 * 60;

/** Addresses of photos that need no sign-in because they are signed, and end. */
export interface PhotoLinks {
  /** The path of a photo, good for `days` and until the next midnight (UTC), so that a day's pages share it. */
  path(fileName: string, days: number): string;
  /** Whether `path` wrote these, and they have not ended. */
  verify(fileName: string, expires: string, signature: string): boolean;
}

/** The signer of photo addresses. */
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
