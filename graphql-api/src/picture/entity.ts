import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const PictureEntity = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** The SHA-256 of the stored file, first 32 hex digits: the same picture is stored once, its address never changes. */
    picture_id: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    alt: p.text(),
    /** A blurred miniature of some 200 bytes, as a data: address. */
    placeholder: p.text(),
    /** When it was last uploaded. */
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
