/** Formats 5,100,000 bytes as 5.1; at least 0.1. */
function megabytes(bytes: number): string {
  return Math.max(0.1, bytes / 1_000_000).toFixed(1);
}

/** '1 file', '27 files'. */
function files(count: number): string {
  return `${count} ${count === 1 ? 'file' : 'files'}`;
}

/** Texts of saving the portfolio for offline use. Sizes in bytes. */
export const portfolioSaving = {
  label: 'The portfolio without a connection',
  save: 'Save portfolio for offline',
  size: (bytes: number) => `${megabytes(bytes)} MB`,
  progress: 'Saving the portfolio on this device',
  done: (done: number, total: number) => `${megabytes(done)} of ${megabytes(total)} MB`,
  stop: 'Stop',
  goOn: 'Continue',
  remove: 'Remove',
  removed: 'The portfolio has been removed from this device.',
  saved: (count: number, bytes: number) =>
    `The whole portfolio is on this device: ${files(count)}, ${megabytes(bytes)} MB.`,
  /** For browsers that do not grant persistent storage. */
  notLasting: 'The browser may delete it when the device runs out of space. Install the site to keep it.',
  cleared: 'This browser deletes it after seven days without a visit. Installing the site prevents that.',
  repaired: (count: number) =>
    `${files(count)} had gone missing or were damaged and ${count === 1 ? 'has' : 'have'} been fetched again.`,
  changed: (added: number, removed: number) =>
    `The portfolio has changed: ${files(added)} fetched, ${files(removed)} removed.`,
  stopped: {
    visitor: 'Stopped. What is saved stays; continue whenever you like.',
    connection: 'The connection dropped. Saving resumes by itself when it is back.',
    page: 'The files are here, but this browser has not kept the page that shows them. Reload this page, then continue.',
    incomplete: 'Some files did not arrive complete. Try again.',
    /** `free` is the space left for this site, if the browser reports it. */
    room: (need: number, free: number | undefined) =>
      `There is not enough room: ${megabytes(need)} MB more are needed, and this browser has ${
        free ? `only ${megabytes(free)} MB` : 'no more'
      } for this site. Free some space on the device, then continue.`,
  },
};
