/** The device that stores pictures. `width` in physical pixels. */
export interface Device {
  width: number;
  avif: boolean;
}

/** A page's message to the worker. */
export type WorkerMessage =
  /** Stores the site; `path` is the page that sends this. Without a device the pictures are left out. */
  | { type: 'store-site'; path: string; device: Device | null }
  /** Stores these pages of the manifest now. The worker replies with `true` if all of them are stored. */
  | { type: 'store-pages'; paths: readonly string[] }
  | { type: 'SKIP_WAITING' };
