import { spawnSync } from 'node:child_process';
import { vi } from 'vitest';

/** Returns the ids of the processes with a program, such as 'image/worker', that this process started. */
export function processesOf(program: string): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', program], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Waits until a process with a program starts that is not one of `earlier`, and returns its id. */
export async function newProcess(program: string, earlier: number[] = []): Promise<number> {
  const find = () => processesOf(program).find((id) => !earlier.includes(id));
  // A process may end soon after its start. Like the other timeouts, this one does not measure speed.
  return (await vi.waitUntil(find, { timeout: 300_000, interval: 10 })) as number;
}

export const imageProcesses = (): number[] => processesOf('image/worker');

/**
 * Stops the image processes for longer than a picture may take, and again after a moment, until the returned
 * function is called.
 */
export function slowDownImages(): () => void {
  // Read once: while they run, the time for it could be enough for a picture.
  const ids = imageProcesses();
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of ids) process.kill(id, name);
    isStopped = name === 'SIGSTOP';
  };
  const turn = () => {
    signal(isStopped ? 'SIGCONT' : 'SIGSTOP');
    timer = setTimeout(turn, isStopped ? 11_000 : 20);
  };
  turn();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
