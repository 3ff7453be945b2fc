import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LeadEntity } from '../model/lead.entity.ts';

export const PhotoEntity = defineEntity({
  name: 'Photo',
  tableName: 'photo',
  properties: {
    /** 128 random bits in hex and `.jpg`: nothing of the visitor's own name for it. */
    fileName: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    byteSize: p.integer(),
    /** The lead that named it; null while it belongs to nobody. */
    claimedBy: () => p.manyToOne(LeadEntity).joinColumn('claimedBy').nullable(),
    createdAt: p.datetime(),
  },
});

export type Photo = InferEntity<typeof PhotoEntity>;
