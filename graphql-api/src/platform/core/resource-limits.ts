const MB = 1024 * 1024;

/** Maximum size of one uploaded video: about three minutes as exported by phones and editors. */
export const MAX_VIDEO_BYTES = 64 * MB;

/** Maximum size of one WordPress export. */
export const MAX_EXPORT_BYTES = 256 * MB;

/** Limits on the resources that anonymous clients can use. Sizes in bytes, times in milliseconds. */
export interface ResourceLimits {
  /** Open connections; further ones are closed at once. */
  connections: number;
  /** Requests of one connection that wait for their response; one more closes the connection. */
  unansweredRequests: number;
  /** A connection whose client reads nothing of a response for this time is closed. */
  writeIdleMs: number;
  /** Time without progress after which a request body is ended with 408. */
  bodyIdleMs: number;
  /** Maximum time for a request to arrive. */
  requestMs: number;
  /** Maximum number of concurrent uploads, from one network and in all. */
  uploadsPerNetwork: number;
  uploads: number;
  /** Minimum rate of an upload, measured over `bodyIdleMs`; a slower one is ended with 408. */
  uploadBytesPerSecond: number;
  /** Age after which a new upload may evict an upload. */
  uploadGraceMs: number;
  /** Maximum number of uploaded pictures that wait to be decoded. */
  waitingDecodes: number;
  /** Maximum total size of photos that no quote has named yet, from one network and in all. */
  unclaimedPhotoBytesPerNetwork: number;
  unclaimedPhotoBytes: number;
  /** Minimum free disk space for uploads. */
  freeDiskBytes: number;
  /** Maximum size of `DATA_DIR/mail`, which is used while no mail server is set. */
  unsentMailBytes: number;
  /** Tries to send newsletters in a minute, of all processes: mail providers limit the rate. */
  newslettersPerMinute: number;
  /** Maximum time to download a picture of an import. */
  downloadMs: number;
}

/** The product's limits; tests may pass others. */
export const defaultLimits: ResourceLimits = {
  // Each takes some 20 KB, and up to 16 responses.
  connections: 1_000,
  // Browsers send one request at a time on a connection of HTTP/1.1, and proxies too.
  unansweredRequests: 16,
  // Longer than Node waits for the headers of a request, so that a client that sends too slowly gets its 408.
  writeIdleMs: 60_000,
  bodyIdleMs: 30_000,
  // Enough for five photos of 10 MB at 14 KB a second.
  requestMs: 60 * 60_000,
  // Equal to the limit of forms a minute, for an office behind one IP address. Each upload costs a socket and
  // a file.
  uploadsPerNetwork: 60,
  uploads: 240,
  // A tenth of the rate of a phone on a weak connection.
  uploadBytesPerSecond: 1024,
  uploadGraceMs: 1_000,
  // At half a second each (48 megapixels) the last one waits about as long as a browser's timeout.
  waitingDecodes: 64,
  // About 25 and 400 quotes; a stored photo has 0.5 to 2 MB.
  unclaimedPhotoBytesPerNetwork: 128 * MB,
  unclaimedPhotoBytes: 2048 * MB,
  // Leaves room for the database.
  freeDiskBytes: 256 * MB,
  // About 100 quotes with all their photos.
  unsentMailBytes: 1024 * MB,
  // 1,500 an hour, and 2,000 a day is the limit of a common business account.
  newslettersPerMinute: 25,
  downloadMs: 30_000,
};
