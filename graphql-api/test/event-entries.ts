import { expect } from 'vitest';
import { entry } from '../../rules/entry/entry.ts';
import { shownAs, withTokens } from '../../rules/field/descriptor.ts';
import { list } from '../../rules/field/list.ts';
import { optional } from '../../rules/field/optional.ts';
import { day, text } from '../../rules/field/text.ts';
import { startApp } from './app.ts';
import { signInAdmin } from './samples/content.ts';

/** All that a new kind of entry declares. */
const event = entry('event', {
  label: ['Event', 'Events'],
  access: 'content',
  address: '/events/{slug}',
  list: '/blog',
  feed: 'place',
  offline: 2,
  keeps: ['schedule', 'order'],
  fields: {
    name: text('Name', 80),
    slug_url: text('URL slug', 200),
    day: day('Day'),
    place: withTokens(optional(text('Place', 200))),
    picture: shownAs(optional(text('Picture', 2000)), { as: 'picture', focal: false, altRequired: true }),
    text: shownAs(optional(text('Text', 1000, { multiline: true })), { as: 'richText' }),
    speakers: optional(list('Speakers', { name: text('Name', 80) }, 10)),
  },
  title: 'name',
  columns: ['day'],
});

export interface Draft {
  fields: Record<string, unknown>;
  errors: Record<string, string>;
  revision: number;
  version: number;
  publishAt: string | null;
  problem: string | null;
}

export interface Entry {
  number: number;
  title: string;
  state: string;
  version: number;
  address: string | null;
  fields: Record<string, unknown>;
  unknown: string[];
  draft: Draft | null;
}

export const E = `fragment E on Entry {
  number title state version address fields unknown draft { fields errors revision version publishAt problem }
}`;
export const openHouse = {
  name: 'Open house',
  slug_url: 'Open House',
  day: '2027-05-01',
  speakers: [{ name: 'Ann' }],
};

export type Events = Awaited<ReturnType<typeof startEvents>>;

/** Starts an app with the kind 'event', and returns functions that edit events as an admin. */
export async function startEvents() {
  const app = await startApp({}, { hasMovableClock: true });
  app.app.kinds = new Map([...app.app.kinds, ['event', event]]);
  const adminClient = await signInAdmin(app);

  type From = Partial<Entry & Draft & { editor_id: string }>;
  const save = (fields: object, { number, version = 0, revision = 0, editor_id }: From = {}) =>
    adminClient.ask(
      `mutation ($number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!, $editor_id: UUID) {
        saveEntryDraft(kind: "event", number: $number, fields: $fields, version: $version, revision: $revision, editor_id: $editor_id) { ...E }
      } ${E}`,
      { number, fields, version, revision, editor_id },
    );
  const saved = async (fields: object, from?: From) => {
    const { data, errors } = await save(fields, from);
    expect(errors).toBeUndefined();
    return (data as unknown as { saveEntryDraft: Entry }).saveEntryDraft;
  };
  const ask = (operation: string, variables: { number: number; [name: string]: unknown }, types = '') =>
    adminClient.ask(`mutation ($number: Int!${types}) { ${operation} { ...E } } ${E}`, variables);
  const run = async (
    operation: string,
    variables: { number: number; [name: string]: unknown },
    types = '',
  ) => {
    const { data, errors } = await ask(operation, variables, types);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as unknown as Entry;
  };
  const publish = (number: number, revision: number | undefined) =>
    ask(
      'publishEntry(kind: "event", number: $number, revision: $revision)',
      { number, revision },
      ', $revision: Int!',
    );
  const publishDraft = async (number: number) => publish(number, (await find(number))?.draft?.revision);
  const published = async (fields: object) => {
    const { number } = await saved(fields);
    expect((await publishDraft(number)).errors).toBeUndefined();
    return number;
  };
  const find = (number: number) =>
    adminClient.run<Entry | null>(
      `query ($number: Int!) { entry(kind: "event", number: $number) { ...E } } ${E}`,
      { number },
    );
  const versions = (number: number) =>
    adminClient.run<{ version: number; action: string; by: string; fields: object }[]>(
      `query ($number: Int!) { entryVersions(kind: "event", number: $number) { version action by fields } }`,
      { number },
    );
  const sql = (statement: string, values: unknown[] = []) =>
    app.app.database.em.fork().execute<Record<string, unknown>[]>(statement, values);
  return { app, adminClient, save, saved, ask, run, publish, publishDraft, published, find, versions, sql };
}
