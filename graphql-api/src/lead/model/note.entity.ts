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
