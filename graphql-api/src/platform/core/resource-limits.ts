const MB = 1024 * 1024;

/** Maximum size of one uploaded video: about three minutes as exported by phones and editors. */
export const MAX_VIDEO_BYTES = 64 * MB;

/** Maximum size of one WordPress export. */
export const MAX_EXPORT_BYTES = 256 * MB;

/** Limits on the resources that anonymous clients can use; tests may pass others. Sizes in bytes, times in milliseconds. */
export const defaultLimits = {
  /** Open connections; further ones are closed at once. Each takes some 20 KB, and up to 16 responses. */
  connections: 1_000,
  /**
   * Requests of one connection that wait for their response; one more closes the connection. Browsers send one request at a time on a
   * connection of HTTP/1.1, and proxies too.
   */
  unansweredRequests: 16,
  /**
   * A connection whose client reads nothing of a response for this time is closed. Longer than Node waits for the headers of a request,
   * so that a client that sends too slowly gets its 408.
   */
  writeIdleMs: 60_000,
  /** Time without progress after which a request body is ended with 408. */
  bodyIdleMs: 30_000,
  /** Maximum time for a request to arrive: enough for five photos of 10 MB at 14 KB a second. */
  requestMs: 60 * 60_000,
  /**
   * Maximum number of concurrent uploads, from one network and in all. Equal to the limit of forms a minute, for an office behind one
   * IP address. Each upload costs a socket and a file.
   */
  uploadsPerNetwork: 60,
  uploads: 240,
  /**
   * Minimum rate of an upload, measured over `bodyIdleMs`; a slower one is ended with 408. A tenth of the rate of a phone on a weak
   * connection.
   */
  uploadBytesPerSecond: 1024,
  /** Age after which a new upload may evict an upload. */
  uploadGraceMs: 1_000,
  /**
   * Maximum number of uploaded pictures that wait to be decoded. At half a second each (48 megapixels) the last one waits about as long
   * as a browser's timeout.
   */
  waitingDecodes: 64,
  /**
   * Maximum total size of photos that no quote has named yet, from one network and in all: about 25 and 400 quotes. A stored photo has
   * 0.5 to 2 MB.
   */
  unclaimedPhotoBytesPerNetwork: 128 * MB,
  unclaimedPhotoBytes: 2048 * MB,
  /** Minimum free disk space for uploads. Leaves room for the database. */
  freeDiskBytes: 256 * MB,
  /** Maximum size of `DATA_DIR/mail`, which is used while no mail server is set: about 100 quotes with all their photos. */
  unsentMailBytes: 1024 * MB,
  /**
   * Tries to send newsletters in a minute, of all processes: mail providers limit the rate. 1,500 an hour, and 2,000 a day is the limit
   * of a common business account.
   */
  newslettersPerMinute: 25,
  /** Maximum time to download a picture of an import. */
  downloadMs: 30_000,
};

export type ResourceLimits = typeof defaultLimits;
