import type { PortfolioFile } from '../generated/types.ts';
import {
  dropGone,
  findMissing,
  keepFile,
  type MissingFile,
  type Wish,
  writeWish,
} from './portfolio-cache.ts';
import { isSameList, listFiles, restOf, sizeOf } from './portfolio-list.ts';
import { keepPresentation } from './portfolio-page.ts';
import { haveRoomMade, makeSureOfRoom, withRoom } from './portfolio-room.ts';
import type { Run } from './portfolio-run.ts';
import { type News, Stopped, savedStore } from './portfolio-state.ts';

/** What is being brought about. */
export interface Aim {
  /** As the device has it: with the list that was here whole last, else with the first that is on its way. */
  wish: Wish;
  /** The portfolio as it is now. */
  files: PortfolioFile[];
}

type GiveWay = () => Promise<boolean>;

/**
 * Makes the files, and the pages that show them, be here, whole; gives what of it nobody had asked for. What was here of an
 * older portfolio stays until then. Rejects with a TypeError without a connection.
 */
export async function bringAll(run: Run, aim: Aim): Promise<News> {
  const { wish } = aim;
  const news: News = { mended: 0, added: 0, gone: 0 };
  /** What is not shown any more gives way first, then what is kept for reading. */
  const giveWay = async () => {
    const gone = await dropGone(aim.files);
    if (gone === 0) return haveRoomMade(run.signal);
    news.gone += gone;
    await writeWish({ ...wish, complete: false });
    return true;
  };
  do {
    const { lost, added, broken } = await bringMissing(run, aim, giveWay);
    news.mended += lost + broken;
    news.added += added;
    await withRoom(() => keepPresentation(run.signal), giveWay);
  } while (await hasChanged(run, aim));
  await withRoom(() => writeWish({ ...wish, files: aim.files, complete: true }), giveWay);
  news.gone += await dropGone(aim.files);
  return wish.complete ? news : { ...news, added: 0, gone: 0 };
}

/** Whether something was published meanwhile: the page that has been kept shows it. */
async function hasChanged({ signal }: Run, aim: Aim): Promise<boolean> {
  const files = await listFiles(aim.wish.choice, signal);
  if (!files || isSameList(files, aim.files)) return false;
  aim.files = files;
  return true;
}

async function bringMissing(run: Run, aim: Aim, giveWay: GiveWay) {
  const { wish, files } = aim;
  const missing = await findMissing(files);
  const known = new Set(wish.complete ? wish.files.map(({ src }) => src) : []);
  const lost = missing.filter(({ src }) => known.has(src)).length;
  // A list that was complete stands until the new one is: what is told as new is measured by it, also after a break.
  if (lost > 0) await writeWish({ ...wish, complete: false });
  await bring(run, { files, missing, giveWay });
  // Counted once more, byte by byte; what did not arrive whole gets a second chance.
  const broken = await findMissing(files);
  await bring(run, { files, missing: broken, giveWay });
  if (broken.length > 0 && (await findMissing(files)).length > 0) throw new Stopped('incomplete');
  return { lost, added: missing.length - lost, broken: broken.length };
}

async function bring(
  { signal, show }: Run,
  { files, missing, giveWay }: { files: PortfolioFile[]; missing: MissingFile[]; giveWay: GiveWay },
): Promise<void> {
  const total = sizeOf(files);
  let left: MissingFile[] | undefined = missing;
  await withRoom(async () => {
    // Where a file was refused it is counted anew what is here.
    const wanted = left ?? (await findMissing(files));
    left = undefined;
    let done = total - restOf(wanted);
    const onBytes = (count: number) => {
      done += count;
      show({ kind: 'saving', done: Math.min(done, total), total });
    };
    // Who has been told that it has stopped is told otherwise when something arrives.
    if (savedStore.read().kind === 'saving') onBytes(0);
    await makeSureOfRoom(restOf(wanted));
    for (const file of wanted) {
      signal.throwIfAborted();
      await keepFile(file, { signal, onBytes });
    }
  }, giveWay);
}
