import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'category',
  properties: {
    category_id: p.integer().primary().autoincrement(),
    category: p.text(),
  },
});

export type Category = InferEntity<typeof CategoryEntity>;
