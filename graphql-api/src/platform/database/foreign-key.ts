import { type EntityClass, type EntitySchema, p } from '@mikro-orm/core';

/**
 * Declares the foreign key of columns that are properties themselves: their rows go with the row that they
 * refer to. For the schema only (`schemaOptions`): no query reads or writes the relation.
 */
export const foreignKey = <T extends object>(
  target: EntityClass<T> | EntitySchema<T>,
  ...columns: [string, ...string[]]
) =>
  p
    .manyToOne(target as EntityClass<T>)
    .joinColumns(...columns)
    .deleteRule('cascade')
    .updateRule('no action')
    .nullable()
    .persist(false);

/** Declares a column of the primary key that refers to a row, which the row goes with. */
export const primaryForeignKey = <T extends object>(
  target: EntityClass<T> | EntitySchema<T>,
  column: string,
) =>
  p
    .manyToOne(target as EntityClass<T>)
    .joinColumn(column)
    .primary()
    .deleteRule('cascade')
    .updateRule('no action');
