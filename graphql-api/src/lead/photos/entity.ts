import { defineEntity, p } from '@mikro-orm/core';
import { LeadEntity } from '../model/lead.entity.ts';

export const PhotoEntity = defineEntity({
  name: 'Photo',
  tableName: 'photo',
  indexes: [{ properties: ['createdAt'], where: '"claimedBy" is null' }],
  properties: {
    /** 128 random bits in hex and `.jpg`; the visitor's file name is not stored. */
    fileName: p.text().primary(),
    width: p.integer(),
    height: p.integer(),
    byteSize: p.integer(),
    /** The lead that named it; null for an unclaimed photo. */
    claimedBy: () => p.manyToOne(LeadEntity).joinColumn('claimedBy').index().nullable(),
    /** Hash of the network that an unclaimed photo came from; null once it is claimed. */
    network: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
