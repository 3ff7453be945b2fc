import type { PublicPath } from '../../content/public-paths.ts';
import type { AudiencePage as Content } from '../../content/types.ts';
import type { Picture } from '../../generated/types.ts';
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
  /** The pictures for the content, by their places. */
  pictures: { hero: Picture; intro?: Picture };
  /** The comparison of the page, if it has one. */
  compared?: { before: Picture; after: Picture; label: string };
}

/** Staging for one audience: the offer, three chapters and the packages. */
export function AudiencePage({
  content: original,
  path,
  heroLayout,
  packagesLayout,
  pictures,
  compared,
}: AudiencePageProps) {
  const content = useContent(path, original);
  const { seo, hero, intro, cards, comparison, packages, estimate } = content;
  return (
    <>
      <PageHead seo={seo} path={path} image={pictures.hero.src} />
      <Hero hero={hero} picture={pictures.hero} layout={heroLayout} />
      <TextBlock
        block={intro}
        {...(pictures.intro && { picture: pictures.intro })}
        side="right"
        tone="plain"
        shape="wide"
      />
      <Chapters chapters={cards} />
      {comparison && compared && <Comparison {...{ comparison }} {...compared} layout="page" />}
      <ClientWords />
      <Packages packages={packages} layout={packagesLayout} />
      <Estimate services={estimate} />
    </>
  );
}
