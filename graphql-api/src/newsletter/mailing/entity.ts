import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An article that is sent to the subscribers of the newsletter, with its texts at the time of the start. */
export const MailingEntity = defineEntity({
  name: 'Mailing',
  tableName: 'mailing',
  properties: {
    mailing_id: p.uuid().primary(),
    /** Unique: an article is sent once. */
    blog_id: p.integer().unique(),
    title: p.text(),
    /** The opening of the article as sanitized HTML. */
    intro: p.text(),
    path: p.text(),
    startedAt: p.datetime(),
    /** The email address of the admin. */
    startedBy: p.text(),
  },
});

export type Mailing = InferEntity<typeof MailingEntity>;
