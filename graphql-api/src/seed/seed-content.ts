import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { articleKind } from '../blog/kind.ts';
import { categoryKind } from '../category/service.ts';
import { countEntries } from '../entry/service.ts';
import { insertEntry } from '../entry/write.service.ts';
import { locationKind } from '../location/service.ts';
import type { Picture } from '../picture/entity.ts';
import { pictureJob, storePicture, storeVideo } from '../picture/service.ts';
import { pictureView, videoView } from '../picture/view.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { apiFolder } from '../platform/core/paths.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { enqueueJob } from '../platform/job/queue.ts';
import { projectKind } from '../portfolio/kind.ts';
import { type DemoContent, type DemoPortfolioItem, readDemoContent } from './demo-content.ts';

/** The pictures and the video of the demo content. */
const demoMediaFolder = new URL('demo-media/', apiFolder);

const readMedia = (file: string) => readFile(new URL(file, demoMediaFolder));

/** Fills an empty database with the demo content in one transaction, unless SEED is `none`. */
export async function seed(app: App): Promise<void> {
  if (app.config.seed === 'none') return;
  await app.database.em.fork().transactional(async (em) => {
    if ((await countEntries(em, categoryKind)) > 0) return;
    app.log.info('the database is empty: writing the demo content');
    const content = readDemoContent();
    await seedPortfolio(app, em, content);
    await seedArticles(app, em, content);
    await em.flush();
    await seedLocations(app, em, content);
  });
}

async function seedPicture(app: App, em: EntityManager, file: string, alt: string): Promise<Picture> {
  const { picture } = await storePicture(em, app, await readMedia(file), { alt, fileName: file });
  await enqueueJob(em, pictureJob, { picture_id: picture.picture_id });
  return picture;
}

async function seedPortfolio(app: App, em: EntityManager, { portfolio }: DemoContent): Promise<void> {
  for (const { group, items } of portfolio) {
    for (const [position, item] of items.entries()) {
      const { file, alt } = item.poster ?? item;
      const picture = await seedPicture(app, em, file, alt);
      const { before } = item;
      const fields = {
        group,
        title: item.title,
        ...item.facts,
        picture: pictureView(picture).src,
        ...(before && { before: pictureView(await seedPicture(app, em, before.file, before.alt)).src }),
        ...(item.kind === 'VIDEO' && { video: videoView(await seedVideo(app, em, item, picture)).src }),
      };
      const project = await insertEntry({ ...systemContext(app), em }, projectKind, fields);
      project.position = position;
    }
  }
  await em.flush();
}

function seedVideo(app: App, em: EntityManager, { file }: DemoPortfolioItem, { width, height }: Picture) {
  return storeVideo(em, app.files, fileURLToPath(new URL(file, demoMediaFolder)), { width, height });
}

async function seedArticles(app: App, em: EntityManager, content: DemoContent): Promise<void> {
  const context = { ...systemContext(app), em };
  const idOf = new Map<string, number>();
  for (const category of content.categories)
    idOf.set(category, (await insertEntry(context, categoryKind, { category })).number);
  const pictures = content.portfolio.flatMap(({ items }) => items.map((item) => item.poster ?? item));
  const alts = new Map(pictures.map(({ file, alt }) => [file, alt]));
  const now = await databaseTime(em);
  for (const [index, { fields, intro, sections }] of content.articles.entries()) {
    const { category, blog_image, ...post } = fields;
    const picture = await seedPicture(app, em, blog_image, alts.get(blog_image) ?? post.title);
    // One second apart, because articles are ordered by this time.
    const publishAt = new Date(now.getTime() - (content.articles.length - index) * 1000);
    const article = {
      ...post,
      brief_paragraph: intro,
      blogs_content: sections,
      category: idOf.get(category),
      blog_image: pictureView(picture).src,
    };
    await insertEntry(context, articleKind, article, { publishAt });
  }
}

async function seedLocations(app: App, em: EntityManager, { locations }: DemoContent): Promise<void> {
  for (const { fields, intro, sections } of locations) {
    const numbered = sections.flatMap(({ heading, paragraph }, index) => [
      [`heading_${index + 1}`, heading],
      [`paragraph_${index + 1}`, paragraph],
    ]);
    const page = { ...fields, main_paragraph: intro, ...Object.fromEntries(numbered) };
    await insertEntry({ ...systemContext(app), em }, locationKind, page);
  }
}
