const MB = 1024 * 1024;

/** Of one video that an admin uploads: some three minutes as phones and editors export them. */
export const MAX_VIDEO_BYTES = 64 * MB;

/** What anonymous visitors may use of the machine. Sizes in bytes, times in milliseconds. */
export interface ResourceLimits {
  /** A body of which nothing arrives for so long is ended with 408. */
  bodyIdleMs: number;
  /** The longest that a request may take to arrive, however steadily. */
  requestMs: number;
  /** Maximum number of concurrent uploads, from one network and in all. */
  uploadsPerNetwork: number;
  uploads: number;
  /** Minimum rate of an upload, measured over `bodyIdleMs`; a slower one is ended with 408. */
  uploadBytesPerSecond: number;
  /** Age from which an upload may be ended in favour of a new one. */
  uploadGraceMs: number;
  /** Uploaded pictures that wait to be decoded. */
  waitingDecodes: number;
  /** Photos that no quote has named yet, of everybody. */
  unclaimedPhotoBytes: number;
  /** With less free disk nothing more is taken in. */
  freeDiskBytes: number;
  /** Mail that is written to `DATA_DIR/mail` where no mail server is set. */
  unsentMailBytes: number;
}

/** The limits of the product; a test may have others. */
export const defaultLimits: ResourceLimits = {
  bodyIdleMs: 30_000,
  // Five photos of 10 MB at 14 KB a second: a phone in a basement.
  requestMs: 60 * 60_000,
  // As many as an address may send forms in a minute: an office behind one address. Each costs a socket and a file.
  uploadsPerNetwork: 60,
  uploads: 240,
  // A tenth of what a phone in a basement sends.
  uploadBytesPerSecond: 1024,
  uploadGraceMs: 5_000,
  // Half a second each (a phone's 48 megapixels): the last one waits about as long as a browser does for an answer.
  waitingDecodes: 64,
  // Some 400 quotes of a day; a stored photo has 0.5 to 2 MB.
  unclaimedPhotoBytes: 2048 * MB,
  // Room for the database to go on taking leads.
  freeDiskBytes: 256 * MB,
  // Some 100 quotes with all of their photos.
  unsentMailBytes: 1024 * MB,
};
