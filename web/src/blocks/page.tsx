import { type ReactNode, useMemo } from 'react';
import { contentOf, isShown, placedBlocks } from '../../../content/page/placed.ts';
import type { Block, BlockKind, PageContent, Seo } from '../../../content/schema/page.ts';
import { type Navigation, navigation } from '../../../content/shared/navigation.ts';
import { type Crumb, publicPaths, trailTo } from '../../../rules/pages.ts';
import { type OwnPage, useChanges } from '../lib/use-changes.ts';
import { useContent } from '../lib/use-content.ts';
import { PageHead } from '../sections/seo/page-head.tsx';
import { loadedBlock } from './load.ts';

interface ShownPage {
  path: string;
  /** Its content without the owner's changes. */
  page: PageContent;
}

/** Returns the search texts and the blocks of a page with the owner's changes, by key. */
export function usePage<Content = Record<string, Block>>({ path, page }: ShownPage): Content & { seo: Seo } {
  const changes = useChanges()[path];
  const original = useMemo(() => contentOf(page, changes), [page, changes]);
  return useContent(path, original) as Content & { seo: Seo };
}

/** A page that consists of blocks, with its metadata. */
export function BlockPage({ own, ...shown }: ShownPage & { own?: OwnPage }) {
  const { path } = shown;
  const { seo, hero } = usePage<{ hero?: Block }>(shown);
  const { bar } = useContent('navigation', navigation);
  const isListed = own ? own.isListed : (publicPaths as string[]).includes(path);
  return (
    <>
      <PageHead
        seo={seo}
        path={path}
        image={pictureOf(hero)}
        noindex={!isListed}
        trail={own && trailOf(own, bar)}
      />
      <Blocks {...shown} />
    </>
  );
}

/** The blocks of a page. `parts` are those that the page renders itself, by kind. */
export function Blocks({
  parts = {},
  ...shown
}: ShownPage & { parts?: Partial<Record<BlockKind, ReactNode>> }) {
  const content = usePage(shown);
  const changes = useChanges()[shown.path];
  return placedBlocks(shown.page, changes)
    .filter(isShown)
    .map(({ key, block: kind }) => {
      const part = parts[kind as BlockKind];
      if (part) return part;
      const Component = loadedBlock(kind);
      const block = content[key];
      return Component && block ? (
        <Component key={key} block={block} path={shown.path} seo={content.seo} />
      ) : null;
    });
}

/** Returns the breadcrumbs of a page of the owner: those of the page whose menu has it, if there is one. */
function trailOf({ path, label }: OwnPage, bar: Navigation['bar']): Crumb[] {
  const menu = bar.find(({ items }) => items.some(({ to }) => to === path));
  const above = trailTo(menu?.link.to ?? '/');
  return [...(above.length > 0 ? above : trailTo('/about').slice(0, 1)), { name: label, path }];
}

/** Returns the picture for shared links: that of the hero. */
function pictureOf(hero: Block | undefined) {
  if (hero?.block === 'hero-pair') return hero.pair.after;
  return hero && 'picture' in hero ? hero.picture : undefined;
}
