import { commercialPage } from '../../content/services/commercial.ts';
import commercial01 from '../../media/commercial-01.jpg?picture';
import commercial02 from '../../media/commercial-02.jpg?picture';
import commercial03 from '../../media/commercial-03.jpg?picture';
import commercial04 from '../../media/commercial-04.jpg?picture';
import commercial05 from '../../media/commercial-05.jpg?picture';
import { PictureBand } from '../../sections/media/picture-band.tsx';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /commercial: decorating for businesses, planned in three steps and installed in three. */
export function Component() {
  const { seo, hero, intro, planning, pictures, installation, callToAction } = commercialPage;
  const picture = staticPicture('commercial-01', commercial01);
  return (
    <>
      <PageHead seo={seo} path="/commercial" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="below" />
      <TextBlock
        block={intro}
        picture={staticPicture('commercial-04', commercial04)}
        side="left"
        tone="plain"
        action="button"
      />
      <ProcessSteps process={planning} />
      <PictureBand
        band={pictures}
        pictures={[
          staticPicture('commercial-02', commercial02),
          staticPicture('commercial-03', commercial03),
          staticPicture('commercial-05', commercial05),
        ]}
      />
      <ProcessSteps process={installation} layout="list" />
      <ClientWords />
      <CallToAction content={callToAction} />
    </>
  );
}
