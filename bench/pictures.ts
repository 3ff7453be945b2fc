import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a new server has made its pictures: the process that makes them ends when nothing is left to do. */
export async function picturesAreMade({ url, pid }: { url: string; pid: number }): Promise<void> {
  const html = await (await fetch(`${url}/portfolio`)).text();
  const [picture] = /\/pictures\/\w+\/\d+\.avif/.exec(html) ?? [];
  // Asked for before its turn, it starts the process.
  await fetch(url + picture);
  while (spawnSync('pgrep', ['-P', String(pid)]).status === 0) await delay(500);
}
