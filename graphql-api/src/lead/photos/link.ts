import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../../access/context.ts';
import { secretOf } from '../../database/secret.ts';

const DAY = 24 * 60 * 60;

/** Addresses of photos that need no sign-in because they are signed, and end. */
export interface PhotoLinks {
  /** The path of a photo, good for `days` and until the next midnight (UTC), so that a day's pages share it. */
  path(fileName: string, days: number): string;
  /** Whether `path` wrote these, and they have not ended. */
  verify(fileName: string, expires: string, signature: string): boolean;
}

const known = new WeakMap<App, PhotoLinks>();

/** The signer of photo addresses. */
export async function photoLinks(app: App): Promise<PhotoLinks> {
  let links = known.get(app);
  if (!links) {
    links = linksSignedWith(await secretOf(app, 'photoLink'));
    known.set(app, links);
  }
  return links;
}

function linksSignedWith(key: string): PhotoLinks {
  const sign = (fileName: string, expires: string) =>
    createHmac('sha256', key).update(`${fileName} ${expires}`).digest('base64url');
  return {
    path(fileName, days) {
      const expires = String(Math.ceil(Date.now() / 1000 / DAY + days) * DAY);
      return `/photos/${fileName}?expires=${expires}&signature=${sign(fileName, expires)}`;
    },
    verify(fileName, expires, signature) {
      const right = Buffer.from(sign(fileName, expires));
      const given = Buffer.from(signature);
      return (
        given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1000 > Date.now()
      );
    },
  };
}
