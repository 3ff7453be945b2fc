/** Formats 5,100,000 bytes as 5.1; at least 0.1. */
function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_000_000).toFixed(1);
}

/** '1 file', '27 files'. */
function files(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}

/** Texts of the panel that saves the portfolio. Sizes in bytes. */
export const portfolioSaving = {
  label: 'Portfolio offline',
  save: 'Save portfolio for offline',
  size: (bytes: number) => `${megabytes(bytes)} MB`,
  progress: 'Saving the portfolio on this device',
  done: (done: number, total: number) => `${megabytes(done)} of ${megabytes(total)} MB`,
  stop: 'Stop',
  goOn: 'Continue',
  remove: 'Remove from this device',
  removed: 'The portfolio has been removed from this device.',
  saved: (count: number, bytes: number) =>
    `The whole portfolio is on this device: ${files(count)}, ${megabytes(bytes)} MB.`,
  /** If the browser has not granted persistent storage. */
  notLasting: 'The browser may delete it when the device runs out of space. Install the site to keep it.',
  cleared: 'This browser deletes it after seven days without a visit. Install the site to keep it.',
  stopped: {
    visitor: 'Stopped. The files that are saved stay on this device.',
    connection: 'The connection dropped. Saving continues when you’re back online.',
    incomplete: 'Some files are incomplete. Press Continue to try again.',
    /** A write may fail although the browser's estimate of the free space is larger. */
    full: (need: number, free: number) =>
      `There is not enough room: ${megabytes(need)} MB more are needed, and this browser has ${
        free > 0 && free < need ? `only ${megabytes(free)} MB` : 'no more'
      } for this site. Free some space on the device, then continue.`,
  },
};
