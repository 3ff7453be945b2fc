import { useId } from 'react';
import { decoratingPage } from '../../content/services/decorating.ts';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { Cards } from '../../sections/page/cards.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /decorating: the kinds of decorating, and three packages as a price list. */
export function Component() {
  const { seo, hero, cards, packages, estimate, process } = useContent('/decorating', decoratingPage);
  const cardsId = useId();
  return (
    <>
      <PageHead seo={seo} path="/decorating" image={hero.picture.src} />
      <Hero hero={hero} layout="below" />
      <Section labelledBy={cardsId} tone="plain">
        <div className={place.wide}>
          <h2 id={cardsId}>{cards.heading}</h2>
        </div>
        <div className={place.wide}>
          <Cards cards={cards.items} />
        </div>
      </Section>
      <ClientWords path="/decorating" />
      <Packages packages={packages} layout="rows" />
      <Estimate services={estimate} />
      <ProcessSteps process={process} layout="list" />
    </>
  );
}
