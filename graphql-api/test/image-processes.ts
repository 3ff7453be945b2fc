import { spawnSync } from 'node:child_process';

/** Returns the ids of the processes with a program, such as 'image/worker', that this process started. */
export function processesOf(program: string): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', program], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
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
