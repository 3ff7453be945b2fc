import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What a form sent, by the form's field names (docs/product.md). */
export type LeadFields = Record<string, string | number | string[]>;

/** The state of a lead. */
export const leadStates = ['new', 'answered', 'won', 'lost', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];

export const LeadEntity = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  properties: {
    id: p.uuid().primary(),
    /** Made by the client once per form filled in; unique, so that the same form sent twice is one lead. */
    submissionId: p.uuid().unique(),
    /** The submissionId of the version that this one corrects; that one may arrive later, or never. */
    replaces: p.uuid().nullable(),
    /** The form, to the letter of docs/product.md. */
    formType: p.text(),
    /** The visitor's. */
    email: p.text(),
    submittedAt: p.datetime(),
    fields: p.json().$type<LeadFields>(),
    /** File names of its photos in the order in which they were sent. */
    photos: p.array(),
    /** What looks like abuse is stored and marked, never dropped. */
    spam: p.boolean(),
    /** How far an admin has come with it; of what is marked as spam it says nothing. */
    state: p.text().$type<LeadState>().default('new'),
    /** When the visitor was promised an acknowledgement; null where there is none. */
    acknowledgedAt: p.datetime().nullable(),
  },
});

export type Lead = InferEntity<typeof LeadEntity>;
