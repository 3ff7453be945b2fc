/** Hours from the photos' arrival to the finished ones, by how many there are. */
export const turnaround = { minimumHours: 24, maximumHours: 72 } as const;

/** '24 to 72 hours'. */
export const turnaroundText = `${turnaround.minimumHours} to ${turnaround.maximumHours} hours`;
