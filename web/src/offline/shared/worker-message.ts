/** The device that stores pictures. `width` in physical pixels; 0 on a slow connection: the smallest size. */
export interface Device {
  width: number;
  avif: boolean;
}

/** A page's message to the worker. */
export type WorkerMessage =
  /** Stores the site; `path` is the page that sends this. */
  | { type: 'store-site'; path: string; device: Device }
  /** Stores these pages of the manifest now. The worker replies with `true` if all of them are stored. */
  | { type: 'store-pages'; paths: readonly string[] }
  | { type: 'SKIP_WAITING' };

/** The worker's message to pages. */
export type PageMessage =
  | { type: 'storage'; problem: 'full' }
  /** Without a connection this picture is not stored: the page gets a transparent one in its place. */
  | { type: 'missing-picture'; url: string };
