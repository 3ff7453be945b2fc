import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A point of a picture, in percent from the left and top. */
export interface Focus {
  x: number;
  y: number;
}

export const PictureEntity = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** First 32 hex digits of the stored file's SHA-256, so that the same picture is stored once. */
    picture_id: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    alt: p.text(),
    /** The name of the file at its first upload; empty if it had none. */
    fileName: p.text().default(''),
    /** Whether the alternative text is only a suggestion: from the file's name, or of the earlier picture. */
    isSuggested: p.boolean().default(false),
    /** A blurred miniature of some 200 bytes, as a data: URL. */
    placeholder: p.text(),
    /** The point that stays visible in a crop, in percent; null for the centre. */
    focus: p.json().$type<Focus>().nullable(),
    /** The time of the last upload. */
    createdAt: p.datetime(),
    /** The time when content named it first, or an admin kept it; null: the sweep deletes it after a week. */
    keptAt: p.datetime().nullable(),
    /** The time when an admin deleted it; the sweep removes it after thirty days, unless content names it. */
    deletedAt: p.datetime().nullable(),
    /** Increases with every change of the alternative text or the focal point. */
    version: p.integer().default(1),
    updatedAt: p.datetime().defaultRaw('now()'),
    updatedBy: p.text().nullable(),
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
    /** The time when an admin deleted it; the sweep removes it after thirty days, unless content names it. */
    deletedAt: p.datetime().nullable(),
  },
});

export type Video = InferEntity<typeof VideoEntity>;
