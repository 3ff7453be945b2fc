import { Arg, type ClassType, Int } from 'type-graphql';
import { BadInput } from '../core/errors.ts';
import { createType, field } from './type.ts';

/** A page of a list and its size; the first page is 1. */
export interface PageArgs {
  page: number;
  pageSize: number;
}

/** A page of a list whose pages have numbers. */
export interface NumberedPage<Item> {
  items: Item[];
  totalCount: number;
  page: number;
  pageCount: number;
}

const MAX_PAGE_SIZE = 100;

/** Returns the range of a page's rows. Throws BadInput for a page below 1 and a size that is not allowed. */
export function rangeOf({ page, pageSize }: PageArgs, items = 'items', max = MAX_PAGE_SIZE) {
  if (page < 1) throw new BadInput({ page: 'Pages are numbered from 1.' });
  if (pageSize < 1 || pageSize > max) throw new BadInput({ pageSize: `A page has 1 to ${max} ${items}.` });
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** Returns a page with its items. */
export function numberedPage<Item>(
  items: Item[],
  totalCount: number,
  { page, pageSize }: PageArgs,
): NumberedPage<Item> {
  return { items, totalCount, page, pageCount: Math.ceil(totalCount / pageSize) };
}

/** The argument `page` of a list whose pages have numbers. */
export const PageArg = () =>
  Arg('page', () => Int, { nullable: true, defaultValue: 1, description: 'The page; the first page is 1.' });

/** The argument `pageSize` of such a list. */
export const PageSizeArg = (defaultValue: number, items = 'items', max = MAX_PAGE_SIZE) =>
  Arg('pageSize', () => Int, {
    nullable: true,
    defaultValue,
    description: `The number of ${items} on a page, 1 to ${max}.`,
  });

/** Declares the type of a page; `length` is its usual number of items, unless an argument has it. */
export const createPage = <Item extends object>(
  name: string,
  description: string,
  item: () => ClassType<Item>,
  items = 'items',
  length = 1,
) =>
  createType(name, description, {
    items: field.list(item, `The ${items} of this page.`, length),
    totalCount: field.int(`The number of ${items} on all pages.`),
    page: field.int('The number of this page; the first page is 1.'),
    pageCount: field.int('The number of pages.'),
  });
