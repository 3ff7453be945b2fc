/** Returns a number with its noun: '1 lead', '2 leads'. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
