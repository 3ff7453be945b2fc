import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { LeadEntity } from './lead.entity.ts';

export const LeadNoteEntity = defineEntity({
  name: 'LeadNote',
  tableName: 'lead_note',
  properties: {
    note_id: p.integer().primary().autoincrement(),
    lead: () => p.manyToOne(LeadEntity).joinColumn('lead_id'),
    text: p.text(),
    /** The email address of the admin. */
    writtenBy: p.text(),
    writtenAt: p.datetime(),
  },
});

export type LeadNote = InferEntity<typeof LeadNoteEntity>;

/** Proof that a person's data was deleted: when, by whom and how much of it, but nothing of the person. */
export const ErasureEntity = defineEntity({
  name: 'Erasure',
  tableName: 'erasure',
  properties: {
    erasure_id: p.uuid().primary(),
    erasedAt: p.datetime(),
    erasedBy: p.text(),
    leads: p.integer(),
    photos: p.integer(),
    mails: p.integer(),
    subscriptions: p.integer(),
  },
});

export type Erasure = InferEntity<typeof ErasureEntity>;
