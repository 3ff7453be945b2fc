import { backOff } from './back-off.ts';
import { type Aim, bringAll } from './portfolio-bringing.ts';
import { findMissing, readWish, type Wish, writeWish } from './portfolio-cache.ts';
import { choiceForDevice } from './portfolio-device.ts';
import { listFiles, restOf, sizeOf } from './portfolio-list.ts';
import { haveRoomMade, reasonOf, roomBelow, withRoom } from './portfolio-room.ts';
import { alone, type Run } from './portfolio-run.ts';
import { type News, nothingNew, type Stop, Stopped, shownProgress } from './portfolio-state.ts';

// Since the visitor last pressed a button on this page: told until then.
let news = nothingNew;

export function forgetNews(): void {
  news = nothingNew;
}

/** What is offered, or stands as the visitor has left it. */
export async function showAtRest(run: Run, wish: Wish | undefined): Promise<void> {
  const files = (await listFiles(wish?.choice ?? (await choiceForDevice()), run.signal)) ?? wish?.files;
  if (wish) return void (await tellStopped(run, files ?? [], 'visitor'));
  const total = files ? sizeOf(files) : shownProgress().total;
  if (total > 0) run.show({ kind: 'offered', total, removed: false });
}

/** Brings the wish about, and where the connection breaks tries again until it is. */
export async function goOn(run: Run, { asked }: { asked: boolean }): Promise<void> {
  let tries = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let isFirst = true; ; isFirst = false) {
    const need = await alone(() => attempt(run, asked && isFirst), run);
    if (need === undefined) return;
    tries = need < least ? 1 : tries + 1;
    least = need;
    await connectionMayBeBack(tries, run.signal);
  }
}

/** Gives the bytes that are still needed where the connection has broken. */
async function attempt(run: Run, isAsked: boolean): Promise<number | undefined> {
  let aim: Aim | undefined;
  try {
    if (isAsked) await withRoom(wishFor, () => haveRoomMade(run.signal));
    // What stands on the device is what the visitor wants: another tab may have stopped or removed it.
    const wish = await readWish();
    if (!wish || wish.paused) return void (await showAtRest(run, wish));
    aim = { wish, files: wish.files };
    await complete(run, aim);
  } catch (error) {
    run.signal.throwIfAborted();
    const why = reasonOf(error);
    // Without room the visitor says when to try again: every page would fetch, only to throw it away.
    if (why === 'room') await pause();
    const need = await tellStopped(run, aim?.files ?? [], why);
    return why === 'connection' ? need : undefined;
  }
}

/** Until the visitor says that it may go on. */
export async function pause(): Promise<void> {
  const wish = await readWish();
  // A full device may refuse even this.
  if (wish) await writeWish({ ...wish, paused: true }).catch(() => undefined);
}

/** Writes down what the visitor has pressed for. */
async function wishFor(): Promise<void> {
  const wish = await readWish();
  if (wish) return writeWish({ ...wish, paused: false });
  await writeWish({ choice: await choiceForDevice(), files: [], complete: false, paused: false });
}

async function complete(run: Run, aim: Aim): Promise<void> {
  const listed = await listFiles(aim.wish.choice, run.signal);
  if (listed) aim.files = listed;
  else if (aim.files.length === 0) throw new Stopped('connection');
  if (aim.wish.files.length === 0) {
    aim.wish.files = aim.files;
    await writeWish(aim.wish);
  }
  news = sumOf(news, await bringAll(run, aim));
  const { files } = aim;
  const lasting = await navigator.storage.persisted();
  run.show({ kind: 'saved', count: files.length, total: sizeOf(files), lasting, news });
}

function sumOf(one: News, other: News): News {
  return {
    mended: one.mended + other.mended,
    added: one.added + other.added,
    gone: one.gone + other.gone,
  };
}

async function tellStopped(run: Run, files: Wish['files'], why: Stop['why']): Promise<number> {
  const done = sizeOf(files) - restOf(await findMissing(files));
  // Without a list what was offered still says how much it is.
  const total = sizeOf(files) || shownProgress().total;
  const need = total - done;
  const stop: Stop = why === 'room' ? { why, need, free: await roomBelow(need) } : { why };
  run.show({ kind: 'stopped', done, total, stop });
  return need;
}

/** Until the browser says that the connection is back, which it cannot always know, or it is time to try. */
async function connectionMayBeBack(tries: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  await new Promise<void>((resolve) => {
    const once = { signal: over.signal };
    const timer = setTimeout(resolve, backOff(tries));
    window.addEventListener('online', () => resolve(), once);
    signal.addEventListener('abort', () => resolve(), once);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  over.abort();
  signal.throwIfAborted();
}
