import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick of Linux's clock of processor time. */
const TICK = 10;

/** The processor time that a process has taken so far, in milliseconds; NaN where the system has no `/proc`. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The memory of a process that is resident now, in MB. */
export function memory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
