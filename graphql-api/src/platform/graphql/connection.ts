import type { EntityName, FilterQuery, Loaded, QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { Arg, type ClassType, Int } from 'type-graphql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { anyText } from '../../../../rules/field/text.ts';
import { isStorableTime } from '../../../../rules/storable.ts';
import { BadInput } from '../core/errors.ts';
import { TextArg } from '../validation/input.ts';
import { createType, field, type ObjectFields } from './type.ts';

// Lists without a maximum length are connections, as in Relay. A time and an id (UUID) determine their order.

const MAX_PAGE = 100;
const MAX_CURSOR = 200;

export interface PageArgs {
  /** The number of items, 1 to 100. */
  first: number;
  /** The cursor of the last item of the previous page. */
  after?: string | null | undefined;
  /** Whether `totalCount` is counted, for which all items are read; defaults to true. */
  isCounted?: boolean;
}

/** A page of a list, with the values of `PageInfo`. */
export interface Page<Item> {
  edges: { node: Item; cursor: string }[];
  totalCount: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** The argument `first` of a connection; without it a page has 20 items. */
export const FirstArg = (items: string) =>
  Arg('first', () => Int, {
    nullable: true,
    defaultValue: 20,
    description: `The number of ${items}, 1 to ${MAX_PAGE}.`,
  });

/** The argument `after` of a connection. */
export const AfterArg = () =>
  TextArg('after', optional(anyText('Cursor', MAX_CURSOR)), 'The `endCursor` of the previous page.');

/** Returns the position before the page, undefined for the first. Throws BadInput for bad arguments. */
function readPageArgs({ first, after }: PageArgs): [time: string, id: string] | undefined {
  if (first < 1 || first > MAX_PAGE) throw new BadInput({ first: `A page has 1 to ${MAX_PAGE} items.` });
  return after ? readCursor(after) : undefined;
}

function writeCursor(time: Date, id: string): string {
  return Buffer.from(`${time.toISOString()} ${id}`).toString('base64url');
}

/** Returns the position for a query, which reads the time as UTC also for a day. */
function readCursor(cursor: string): [time: string, id: string] {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const time = new Date(text);
  if (!isStorableTime(time) || !formatPatterns.uuid.test(id)) {
    throw new BadInput({ after: 'This is not a cursor of this list.' });
  }
  return [time.toISOString(), id];
}

/**
 * The rows to list, and the columns that order them, a time or a day and an id: the newest is first unless
 * `order` is 'asc'.
 */
interface Listing<T> {
  where: FilterQuery<NoInfer<T>>;
  time: string & keyof T;
  id: string & keyof T;
  /** True reads the rows once, for an expensive `where`; else indexes find and count them separately. */
  materialized?: boolean;
  order?: 'asc' | 'desc';
  populate?: readonly string[];
}

/**
 * Returns a page of rows. Rows added later do not shift pages. Throws BadInput as `readPageArgs` does.
 */
export async function findPage<T extends object>(
  em: EntityManager,
  entity: EntityName<T>,
  { where, time, id, order = 'desc', populate = [], materialized = false }: Listing<T>,
  args: PageArgs,
): Promise<Page<Loaded<T>>> {
  const position = readPageArgs(args);
  const { first, isCounted = true } = args;
  // Read once, the rows need not be stored.
  const isStored = materialized && (isCounted || position !== undefined);
  const { sql, params } = em
    .createQueryBuilder(entity)
    .select([time, id] as never)
    .where(where as QBFilterQuery<T>)
    .toQuery();
  const columns = `("${time}", "${id}")`;
  const [after, before] = order === 'asc' ? ['>', '<='] : ['<', '>='];
  const [found] = await em.execute<(Pick<Page<T>, 'totalCount' | 'hasPreviousPage'> & { ids: string[] })[]>(
    `with "found" as ${isStored ? '' : 'not'} materialized (${sql})
     select ${isCounted ? '(select count(*) from "found")' : '0'}::int as "totalCount",
       array(select "id" from (select "${time}" as "time", "${id}" as "id" from "found" ${position ? `where ${columns} ${after} (?, ?)` : ''}
         order by 1 ${order}, 2 ${order} limit ?) as "shown")::text[] as "ids",
       ${position ? `exists(select from "found" where ${columns} ${before} (?, ?))` : 'false'} as "hasPreviousPage"`,
    position ? [...params, ...position, first + 1, ...position] : [...params, first + 1],
  );
  const { ids = [], totalCount = 0, hasPreviousPage = false } = found ?? {};
  const orderBy = { [time]: order, [id]: order } as QueryOrderMap<T>;
  const shown = { [id]: { $in: ids.slice(0, first) } } as FilterQuery<NoInfer<T>>;
  const rows = await em.find(entity, shown, { orderBy, populate: populate as never });
  return {
    edges: rows.map((row) => ({
      node: row,
      cursor: writeCursor(new Date(row[time] as Date | string), String(row[id])),
    })),
    totalCount,
    hasNextPage: ids.length > first,
    hasPreviousPage,
  };
}

/** Returns whether an operation selects a field of the result of the resolver, also in a fragment. */
export function selects({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const isIn = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name;
      if (node.kind === Kind.INLINE_FRAGMENT) return isIn(node.selectionSet);
      return isIn(fragments[node.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.some(({ selectionSet }) => isIn(selectionSet));
}

const PageInfo = createType('PageInfo', 'The limits of a page, as Relay defines them.', {
  hasNextPage: field.flag('True if the list has items after this page.'),
  hasPreviousPage: field.flag('True if the list has items before this page.'),
  startCursor: field.orNull(field.text('The cursor of the first item; null if the page is empty.')),
  endCursor: field.orNull(field.text('The cursor of the last item, for `after`; null if the page is empty.')),
});

/** Returns a page as a connection, each item converted by `view`. */
export function connectionOf<Item, Node>(
  { edges, totalCount, hasNextPage, hasPreviousPage }: Page<Item>,
  view: (item: Item) => Node,
) {
  const viewed = edges.map(({ node, cursor }) => ({ node: view(node), cursor }));
  const [startCursor = null] = viewed.map(({ cursor }) => cursor);
  const endCursor = viewed.at(-1)?.cursor ?? null;
  return {
    edges: viewed,
    nodes: viewed.map(({ node }) => node),
    pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
    totalCount,
  };
}

/** Declares the type of a connection, such as `LeadConnection`; its edge type is `LeadEdge`. */
export function createConnection<Node extends object, F extends ObjectFields = Record<never, never>>(
  name: string,
  description: string,
  node: () => ClassType<Node>,
  more = {} as F,
) {
  const edge = createType(`${name}Edge`, 'An item of a list with its cursor.', {
    node: field.object(node, 'The item.'),
    cursor: field.text('The position of the item in the list, for `after`.'),
  });
  return createType(`${name}Connection`, description, {
    edges: field.list(() => edge, 'The items of this page with their cursors.', 1),
    nodes: field.list(node, 'The items of this page without their cursors.', 1),
    pageInfo: field.object(() => PageInfo, 'The limits of this page.'),
    totalCount: field.int('The number of items on all pages.'),
    ...more,
  });
}
