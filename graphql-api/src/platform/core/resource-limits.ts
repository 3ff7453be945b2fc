import { BATCH_MAILS_PER_MINUTE } from '../../../../rules/periods.ts';

export const MB = 1024 * 1024;

/** Maximum size of one WordPress export. */
export const MAX_EXPORT_BYTES = 256 * MB;

/** Limits on the resources of anonymous clients, in bytes and milliseconds; tests may pass others. */
export const defaultLimits = {
  /** Open connections; further ones are closed at once. Each takes some 20 KB, and up to 16 responses. */
  connections: 1_000,
  /** Unanswered requests of a connection; one more closes it. Browsers and proxies send one at a time. */
  unansweredRequests: 16,
  /**
   * A connection whose client reads nothing for this time is closed. Longer than Node waits for a request's
   * headers, so that a client that sends too slowly gets its 408.
   */
  writeIdleMs: 60_000,
  /** Time without progress after which a request body is ended with 408. */
  bodyIdleMs: 30_000,
  /** Maximum time for a request to arrive: enough for five photos of 10 MB at 14 KB a second. */
  requestMs: 60 * 60_000,
  /** Maximum concurrent uploads of a network: its limit of forms a minute, as of an office behind one IP. */
  uploadsPerNetwork: 60,
  /** Minimum upload rate over `bodyIdleMs`, else 408. A tenth of a phone's rate on a weak connection. */
  uploadBytesPerSecond: 1024,
  /** Maximum undecoded pictures: at 0.5 s each (48 megapixels), the last waits about a browser's timeout. */
  waitingDecodes: 64,
  /**
   * Maximum total size of photos that no quote names yet, from one network and in all: about 25 and 400
   * quotes. A stored photo has 0.5 to 2 MB.
   */
  unclaimedPhotoBytesPerNetwork: 128 * MB,
  unclaimedPhotoBytes: 2048 * MB,
  /** Minimum free disk space for uploads. Leaves room for the database. */
  freeDiskBytes: 256 * MB,
  /** Maximum size of `DATA_DIR/mail`, used while no mail server is set: about 100 quotes with all photos. */
  unsentMailBytes: 1024 * MB,
  batchMailsPerMinute: BATCH_MAILS_PER_MINUTE,
  /** Maximum time to download a picture of an import. */
  downloadMs: 30_000,
};

export type ResourceLimits = typeof defaultLimits;
