import { spawnSync } from 'node:child_process';

/** Returns the ids of the image processes that this process started. */
export function imageProcesses(): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'image/worker'], {
    encoding: 'utf8',
  });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/**
 * Stops the image processes for longer than a picture may take, and again after a moment, until the returned
 * function is called.
 */
export function slowDownImages(): () => void {
  let stopped: number[] = [];
  let timer: NodeJS.Timeout;
  const proceed = () => {
    for (const id of stopped) process.kill(id, 'SIGCONT');
    stopped = [];
  };
  const turn = () => {
    if (stopped.length > 0) proceed();
    else {
      stopped = imageProcesses();
      for (const id of stopped) process.kill(id, 'SIGSTOP');
    }
    timer = setTimeout(turn, stopped.length > 0 ? 11_000 : 20);
  };
  turn();
  return () => {
    clearTimeout(timer);
    proceed();
  };
}
