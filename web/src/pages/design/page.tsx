import { designPage } from '../../content/services/design.ts';
import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Cards } from '../../sections/page/cards.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { Statement } from '../../sections/page/statement.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /design: two kinds of projects, and how a quote is made. */
export function Component() {
  const { seo, hero, form, intro, cards, process } = useContent('/design', designPage);
  return (
    <>
      <PageHead seo={seo} path="/design" image={hero.picture.src} />
      <Hero hero={hero} panel={<QuickMessageForm heading={form.heading} />} />
      <Statement block={intro} />
      <Section tone="plain" tight>
        <div className={place.wide}>
          <Cards cards={cards} />
        </div>
      </Section>
      <ProcessSteps process={process} tone="linen" />
    </>
  );
}
