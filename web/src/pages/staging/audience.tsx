import type { PublicPath } from '../../content/common/public-paths.ts';
import type { AudiencePage as Content } from '../../content/schema/types.ts';
import { useContent } from '../../lib/use-content.ts';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { Comparison } from '../../sections/media/comparison.tsx';
import { Chapters } from '../../sections/page/chapters.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero, type HeroLayout } from '../../sections/page/hero.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

interface AudiencePageProps {
  content: Content;
  path: PublicPath;
  heroLayout: HeroLayout;
  packagesLayout: 'columns' | 'rows';
}

/** Staging for one audience: the offer, three chapters and the packages. */
export function AudiencePage({ content: original, path, heroLayout, packagesLayout }: AudiencePageProps) {
  const content = useContent(path, original);
  const { seo, hero, intro, cards, comparison, packages, estimate } = content;
  return (
    <>
      <PageHead seo={seo} path={path} image={hero.picture.src} />
      <Hero hero={hero} layout={heroLayout} />
      <TextBlock block={intro} side="right" tone="plain" shape="wide" />
      <Chapters chapters={cards} />
      {comparison && <Comparison comparison={comparison} />}
      <ClientWords path={path} />
      <Packages packages={packages} layout={packagesLayout} />
      <Estimate services={estimate} />
    </>
  );
}
