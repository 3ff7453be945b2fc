import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const PictureEntity = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** First 32 hex digits of the stored file's SHA-256, so that the same picture is stored once. */
    picture_id: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    alt: p.text(),
    /** A blurred miniature of some 200 bytes, as a data: URL. */
    placeholder: p.text(),
    /** The time of the last upload or use. */
    createdAt: p.datetime(),
  },
});

export type Picture = InferEntity<typeof PictureEntity>;

export const VideoEntity = defineEntity({
  name: 'Video',
  tableName: 'video',
  properties: {
    video_id: p.text().primary(),
    type: p.text(),
    width: p.integer(),
    height: p.integer(),
    byteSize: p.integer(),
    createdAt: p.datetime(),
  },
});

export type Video = InferEntity<typeof VideoEntity>;
