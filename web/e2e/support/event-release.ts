import { copyRelease, type Release } from './release.ts';

const declaration = `
import { shownAs, withTokens } from '../field/descriptor.ts';
import { optional } from '../field/optional.ts';
import { day, text } from '../field/text.ts';
import { entry } from './entry.ts';
import { slugField } from './slug-field.ts';

export const event = entry('event', {
  label: ['Event', 'Events'],
  access: 'content',
  feed: 'place',
  keeps: ['schedule'],
  fields: {
    name: text('Name', 80),
    slug_url: slugField(),
    day: day('Day'),
    place: optional(text('Place', 200)),
    picture: shownAs(optional(text('Picture', 2000)), { as: 'picture', focal: false }),
    text: withTokens(optional(text('Text', 10_000, { multiline: true }))),
  },
  title: 'name',
  columns: ['day'],
});
`;

const query = `
query EventPage($slug: String!) {
  publicEntry(kind: "event", slug: $slug) {
    slug
    path
    fields
    pictures {
      url
      picture {
        ...PictureFields
      }
    }
  }
}
`;

const page = `
import { notFoundPage } from '../../../../content/copy/not-found.ts';
import { EventPageDocument, type EventPageQuery } from '../../generated/documents.ts';
import { useEventPageQuery } from '../../generated/hooks.ts';
import { Section } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { entryPage } from '../entry-page.tsx';

type Found = NonNullable<EventPageQuery['publicEntry']>;

interface Event {
  name: string;
  day: string;
  place?: string | null;
  text?: string | null;
}

/** /events/{slug}: an event. */
export const { loader, Component } = entryPage({
  query: EventPageDocument,
  useData: (slug) => useEventPageQuery({ variables: { slug } }),
  entryOf: ({ publicEntry }) => publicEntry,
  pathOf: ({ path }) => path,
  show: (found) => <EventPage found={found} />,
  notFound: notFoundPage,
  heading: 'Event',
  failure: 'We couldn’t load the event. Check your connection and try again.',
});

function EventPage({ found }: { found: Found }) {
  const event = found.fields as unknown as Event;
  return (
    <>
      <PageHead seo={{ title: event.name, description: event.text || event.name }} path={found.path} />
      <View entry={event} pictures={found.pictures} />
    </>
  );
}

/** An event, also while it is edited. */
export function View({ entry, pictures }: { entry: Event; pictures: Found['pictures'] }) {
  return (
    <Section tone="plain">
      <h1>{entry.name}</h1>
      <p>{[entry.day, entry.place].filter(Boolean).join(', ')}</p>
      {pictures.map(({ url, picture }) => (
        <Picture key={url} picture={picture} sizes="92vw" />
      ))}
      <p>{entry.text}</p>
    </Section>
  );
}
`;

/** Builds the product with another kind of entry, in the five files that CONTRIBUTING names. */
export async function buildEventRelease(): Promise<Release> {
  const release = await copyRelease(
    'schema.graphql',
    'codegen.ts',
    'codegen',
    'web/e2e/support/test-form.ts',
    'graphql-api/src',
    'graphql-api/tsconfig.json',
    'graphql-api/rolldown.config.ts',
  );
  await release.write('rules/entry/event.ts', declaration);
  await release.replace('rules/entry/kinds.ts', '  location,\n', '  location,\n  event,\n');
  await release.replace(
    'rules/entry/kinds.ts',
    'import { location',
    "import { event } from './event.ts';\nimport { location",
  );
  await release.replace(
    'rules/entry/folders.ts',
    "location: 'location'",
    "event: 'events', location: 'location'",
  );
  await release.write('web/src/pages/event/page.graphql', query);
  await release.write('web/src/pages/event/page.tsx', page);
  release.run('graphql-codegen');
  release.run('tsc', '-p', 'web');
  release.buildWeb();
  release.run('rolldown', '-c', 'graphql-api/rolldown.config.ts');
  return release;
}
