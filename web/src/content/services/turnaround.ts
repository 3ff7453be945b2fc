/** Turnaround in hours, which depends on the number of photos. */
export const turnaround = { minimumHours: 24, maximumHours: 72 } as const;

/** '24 to 72 hours'. */
export const turnaroundText = `${turnaround.minimumHours} to ${turnaround.maximumHours} hours`;
