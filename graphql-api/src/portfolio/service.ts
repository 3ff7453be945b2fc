import type { EntityManager } from '@mikro-orm/postgresql';
import { portfolioGroups, portfolioTitles } from '../../../rules/wire/portfolio.ts';
import { entriesWithFacts, entryWithFacts } from '../business/facts.ts';
import type { Entry } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import { findBySlug, findEntries, published } from '../entry/service.ts';
import { findPictures, findVideos } from '../picture/service.ts';
import { pictureView, videoView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { type ProjectFields, projectKind } from './kind.ts';
import {
  type PortfolioGroup,
  type PortfolioItemType,
  PortfolioPairType,
  PortfolioPictureType,
  PortfolioVideoType,
} from './type.ts';

/** A project with its files. */
export type Project = Awaited<ReturnType<typeof withFiles>>[number];

/** Returns the three groups with their items, empty groups included. */
export async function listPortfolio(context: Context): Promise<PortfolioGroup[]> {
  const projects = await findShown(context);
  return portfolioGroups.map((name) => ({
    name,
    title: portfolioTitles[name],
    items: projects.filter(({ fields }) => fields.group === name).map(viewProject),
  }));
}

/** Returns the project with this slug, or the one that had it before; null if there is none. */
export async function findProject(context: Context, slug: string): Promise<PortfolioItemType | null> {
  const entry = await entryWithFacts(context, await findBySlug(context.em, projectKind, slug));
  return entry && viewItem(context.em, entry);
}

/** Returns the public projects by position; those of different groups are mixed. */
export async function findShown(context: Context): Promise<Project[]> {
  const { em } = context;
  const entries = await findEntries(em, projectKind, published(), { position: 'asc', number: 'asc' });
  return withFiles(em, await entriesWithFacts(context, entries));
}

/** Converts the entry of a project to its GraphQL type. */
async function viewItem(em: EntityManager, entry: Entry): Promise<PortfolioItemType> {
  const [project] = await withFiles(em, [entry]);
  if (!project) throw new Error(`The picture of the project ${entry.number} is missing.`);
  return viewProject(project);
}

/** Returns projects with their pictures and videos, each in one query. Omits projects without a picture. */
async function withFiles(em: EntityManager, entries: Entry[]) {
  const all = entries.map((entry) => ({ entry, fields: fieldsOf(entry) as ProjectFields }));
  const urls = all.flatMap(({ fields: { picture, before, pictures = [], pairs = [] } }) => [
    picture,
    before ?? '',
    ...pictures.map((it) => it.picture),
    ...pairs.flatMap((pair) => [pair.before, pair.after]),
  ]);
  const picturesByUrl = await findPictures(em, urls);
  const videos = await findVideos(
    em,
    all.flatMap(({ fields }) => fields.video ?? []),
  );
  return all.flatMap(({ entry, fields }) => {
    const picture = picturesByUrl.get(fields.picture);
    if (!picture) return [];
    return [
      {
        entry,
        fields,
        picture,
        before: picturesByUrl.get(fields.before ?? ''),
        video: videos.get(fields.video ?? ''),
        pictures: (fields.pictures ?? []).flatMap((it) => picturesByUrl.get(it.picture) ?? []),
        pairs: (fields.pairs ?? []).flatMap((pair) => {
          const [before, after] = [picturesByUrl.get(pair.before), picturesByUrl.get(pair.after)];
          return before && after ? [{ before, after }] : [];
        }),
      },
    ];
  });
}

function viewProject({ entry, fields, picture, before, video, pictures, pairs }: Project): PortfolioItemType {
  const parts = {
    ...fields,
    portfolio_id: entry.number,
    slug: entry.slug ?? '',
    version: entry.version,
    picture: pictureView(picture),
    pictures: pictures.map(pictureView),
    pairs: pairs.map((pair) => ({ before: pictureView(pair.before), after: pictureView(pair.after) })),
    video: video && videoView(video),
    isTold: Boolean(fields.story || fields.quote || pictures.length + pairs.length > 0),
  };
  if (before) return Object.assign(new PortfolioPairType(), parts, { before: pictureView(before) });
  return Object.assign(video ? new PortfolioVideoType() : new PortfolioPictureType(), parts);
}
