import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../access/context.ts';
import { BlogEntity } from '../blog/entity.ts';
import { CategoryEntity } from '../category/entity.ts';
import { demoMediaFolder } from '../core/paths.ts';
import { databaseTime } from '../database/clock.ts';
import { LocationEntity } from '../location/entity.ts';
import type { Picture } from '../picture/entity.ts';
import { prepareVariants } from '../picture/jobs.ts';
import { storePicture, storeVideo } from '../picture/service.ts';
import { PortfolioEntity, type PortfolioKind } from '../portfolio/entity.ts';
import { slugOf } from '../slug/slugify.ts';
import { demoBlogs } from './blogs.ts';
import { demoLocations } from './locations.ts';
import { type DemoPortfolioItem, demoPortfolio } from './portfolio.ts';

/** The categories of the demo content, in the order of their ids; 'All' is the list's filter, never a post's. */
const demoCategories = ['All', 'Home Staging', 'Decorating', 'Interior Design', 'Organizing', 'Selling Tips'];

const readMedia = (file: string) => readFile(new URL(file, demoMediaFolder));

/** Gives an empty database the demo content, all of it or nothing; SEED=none leaves it empty. */
export async function seed(app: App): Promise<void> {
  if (app.config.seed === 'none') return;
  await app.database.em.fork().transactional(async (em) => {
    if ((await em.count(CategoryEntity)) > 0) return;
    app.log.info('an empty database: writing the demo content');
    const portfolio = await seedPortfolio(app, em);
    await seedBlogs(app, em, portfolio);
    seedLocations(em);
    await em.flush();
  });
}

type Alts = ReadonlyMap<string, string>;

async function seedPicture(app: App, em: EntityManager, file: string, alt: string): Promise<Picture> {
  const picture = await storePicture(em, app.files, await readMedia(file), alt);
  await prepareVariants(app, em, picture.picture_id);
  return picture;
}

/** Returns the alternative text of every picture it showed, by file. */
async function seedPortfolio(app: App, em: EntityManager): Promise<Alts> {
  const alts = new Map<string, string>();
  for (const { name, items } of demoPortfolio) {
    for (const [position, item] of items.entries()) {
      const shown = item.kind === 'video' ? item.poster : item;
      alts.set(shown.file, shown.alt);
      const picture = await seedPicture(app, em, shown.file, shown.alt);
      em.create(PortfolioEntity, {
        group: name,
        position,
        kind: item.kind.toUpperCase() as PortfolioKind,
        title: item.title,
        ...item.facts,
        picture,
        before: item.kind === 'pair' ? await seedPicture(app, em, item.before.file, item.before.alt) : null,
        video: await seedVideo(app, em, item, picture),
        createdAt: new Date(),
      });
    }
  }
  await em.flush();
  return alts;
}

async function seedVideo(app: App, em: EntityManager, item: DemoPortfolioItem, { width, height }: Picture) {
  return item.kind === 'video'
    ? storeVideo(em, app.files, fileURLToPath(new URL(item.file, demoMediaFolder)), { width, height })
    : null;
}

async function seedBlogs(app: App, em: EntityManager, alts: Alts): Promise<void> {
  const categories = demoCategories.map((category) => em.create(CategoryEntity, { category }));
  await em.flush();
  const idOf = new Map(categories.map(({ category, category_id }) => [category, category_id]));
  const now = await databaseTime(em);
  for (const [index, { category, blog_image, ...post }] of demoBlogs.entries()) {
    const picture = await seedPicture(app, em, blog_image, alts.get(blog_image) ?? post.title);
    // A second apart, so that their order is theirs and not the clock's.
    const createdAt = new Date(now.getTime() - (demoBlogs.length - index) * 1000);
    em.create(BlogEntity, {
      ...post,
      slug: slugOf(post.slug_url),
      category: idOf.get(category) as number,
      canonicalLink: post.canonicalLink || null,
      blog_image: pictureAddress(picture),
      createdAt,
      updatedAt: createdAt,
      publishAt: createdAt,
      version: 1,
    });
  }
}

const pictureAddress = ({ picture_id, width }: Picture) => `/pictures/${picture_id}/${width}.jpg`;

function seedLocations(em: EntityManager): void {
  const now = new Date();
  for (const page of demoLocations) {
    em.create(LocationEntity, {
      ...page,
      slug: slugOf(page.slug_url),
      meta_link: page.meta_link || null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
  }
}
