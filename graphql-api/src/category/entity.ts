import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    category_id: p.integer().primary().autoincrement(),
    category: p.text(),
    version: p.integer().default(1),
    updatedAt: p.datetime().onCreate(() => new Date()),
    updatedBy: p.text().nullable(),
  },
});

export type Category = InferEntity<typeof CategoryEntity>;
