import { readdirSync, readFileSync } from 'node:fs';
import type { portfolioGroups } from '../../../rules/wire/portfolio.ts';
import { apiFolder } from '../platform/core/paths.ts';

/** A Markdown file: its front matter, the text before the first heading, and the sections. */
interface Page<Fields extends string> {
  fields: Record<Fields, string> & Record<string, string>;
  intro: string;
  sections: { heading: string; paragraph: string }[];
}

/** A file in graphql-api/demo-media and its alternative text. */
interface DemoPicture {
  file: string;
  alt: string;
}

/** A picture, a video with its poster, or a pair, whose `file` is the "after" picture. */
export interface DemoPortfolioItem extends DemoPicture {
  kind: 'PICTURE' | 'PAIR' | 'VIDEO';
  title: string;
  facts?: { town: string; rooms: number; days: number; package: string };
  before?: DemoPicture;
  poster?: DemoPicture;
}

export interface DemoContent {
  categories: string[];
  /** Oldest first. `blog_image` is a file in demo-media, `category` one of categories.json, except 'All'. */
  articles: Page<'title' | 'blog_image' | 'category'>[];
  locations: Page<never>[];
  portfolio: { group: (typeof portfolioGroups)[number]; items: DemoPortfolioItem[] }[];
}

const demoContentFolder = new URL('demo-content/', apiFolder);

/** Reads the demo content from graphql-api/demo-content. */
export function readDemoContent(): DemoContent {
  return {
    categories: JSON.parse(read('categories.json')),
    articles: readPages('articles/'),
    locations: readPages('locations/'),
    portfolio: JSON.parse(read('portfolio.json')),
  };
}

const read = (path: string) => readFileSync(new URL(path, demoContentFolder), 'utf8');

/** Reads the Markdown files of a folder in the order of their names. */
function readPages<Fields extends string>(folder: string): Page<Fields>[] {
  const names = readdirSync(new URL(folder, demoContentFolder)).toSorted();
  return names.map((name) => parsePage(read(folder + name)));
}

/** Parses front matter whose values are JSON, then paragraphs, each section below a heading of level two. */
function parsePage<Fields extends string>(source: string): Page<Fields> {
  const [, frontMatter = '', body = ''] = source.split(/^---\n/m);
  const fields = frontMatter
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))]);
  const [intro = '', ...sections] = body.split(/^## /m);
  return {
    fields: Object.fromEntries(fields),
    intro: intro.trim(),
    sections: sections.map((section) => {
      const end = section.indexOf('\n');
      return { heading: section.slice(0, end), paragraph: section.slice(end).trim() };
    }),
  };
}
