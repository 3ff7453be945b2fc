import { millisecondsOf, periods } from '../../../rules/periods.ts';
import type { Context } from '../platform/access/context.ts';
import { writeContent } from '../platform/database/content-version.ts';
import { VideoEntity } from './entity.ts';
import { shownUses, usesOf } from './media.service.ts';
import { isUnused } from './sweep.ts';
import type { StoredVideo } from './type.ts';
import { videoIdOf, videoView } from './view.ts';

const MAX_VIDEOS = 100;

/** Returns the latest videos with the places that use them; content that names a deleted one restores it. */
export async function listVideos(context: Context): Promise<StoredVideo[]> {
  const { em } = context;
  const videos = await em.find(
    VideoEntity,
    {},
    { orderBy: { createdAt: 'desc', video_id: 'asc' }, limit: MAX_VIDEOS },
  );
  const ids = videos.map(({ video_id }) => video_id);
  const used = await usesOf(em, ids, shownUses(context, 'video'));
  return videos.map((video) => {
    const uses = used.get(video.video_id) ?? [];
    const deletedAt = uses.length > 0 ? null : (video.deletedAt ?? null);
    const deletedOn = deletedAt && new Date(deletedAt.getTime() + millisecondsOf(periods.trash));
    return { video: videoView(video), uploadedAt: video.createdAt, uses, deletedOn };
  });
}

/** Deletes a video that nothing uses, restorable for thirty days. Returns whether it did. */
export function deleteVideo(context: Context, src: string): Promise<boolean> {
  return setDeleted(context, src, 'coalesce("deletedAt", now())', isUnused(context.app, 'video'));
}

/** Restores a deleted video. Returns whether there is one. */
export function restoreVideo(context: Context, src: string): Promise<boolean> {
  return setDeleted(context, src, 'null', 'true');
}

function setDeleted(context: Context, src: string, time: string, condition: string): Promise<boolean> {
  return writeContent(context, async (em) => {
    const rows = await em.execute(
      `update "video" set "deletedAt" = ${time} where "video_id" = ? and ${condition} returning "video_id"`,
      [videoIdOf(src) ?? ''],
    );
    return rows.length > 0;
  });
}
