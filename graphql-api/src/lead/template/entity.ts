import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const ReplyTemplateEntity = defineEntity({
  name: 'ReplyTemplate',
  tableName: 'reply_template',
  properties: {
    template_id: p.integer().primary().autoincrement(),
    name: p.text(),
    text: p.text(),
    version: p.integer().default(1),
    updatedAt: p.datetime(),
    updatedBy: p.text().nullable(),
  },
});

export type ReplyTemplate = InferEntity<typeof ReplyTemplateEntity>;
