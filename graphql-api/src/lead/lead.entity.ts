import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a form sent, by the form's field names (spec section 3). */
export type LeadFields = Record<string, string | number | string[]>;

/** Where a lead stands. */
export const leadStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    id: p.uuid().primary(),
    /** Made by the client once per form filled in; unique, so that the same form sent twice is one lead. */
    submissionId: p.uuid().unique(),
    /** The form, to the letter of spec section 7. */
    formType: p.text(),
    /** The visitor's. */
    email: p.text(),
    submittedAt: p.datetime(),
    fields: p.json().$type<LeadFields>(),
    /** File names of its photos in the order in which they were sent. */
    photos: p.array(),
    /** What looks like abuse is kept and marked, never dropped. */
    spam: p.boolean(),
    /** How far an admin has come with it; of what is marked as spam it says nothing. */
    state: p.text().$type<LeadState>().default('new'),
  },
});

export type Lead = InferEntity<typeof LeadEntity>;
