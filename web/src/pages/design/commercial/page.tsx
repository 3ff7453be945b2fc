import { designCommercialPage } from '../../../content/services/design-commercial.ts';
import commercial01 from '../../../media/commercial-01.jpg?picture';
import commercial02 from '../../../media/commercial-02.jpg?picture';
import commercial04 from '../../../media/commercial-04.jpg?picture';
import commercial05 from '../../../media/commercial-05.jpg?picture';
import { PictureBand } from '../../../sections/media/picture-band.tsx';
import { staticPicture } from '../../../sections/media/static-picture.ts';
import { CallToAction } from '../../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../../sections/page/client-words.tsx';
import { Hero } from '../../../sections/page/hero.tsx';
import { ProcessSteps } from '../../../sections/page/process-steps.tsx';
import { TextBlock } from '../../../sections/page/text-block.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';

/** /design/commercial: offices, shops and cafes, drawn in four steps. */
export function Component() {
  const { seo, hero, process, pictures, disclaimer, callToAction } = designCommercialPage;
  const picture = staticPicture('commercial-02', commercial02);
  return (
    <>
      <PageHead seo={seo} path="/design/commercial" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="facing" />
      <ProcessSteps process={process} layout="list" />
      <PictureBand
        band={pictures}
        layout="strip"
        pictures={[
          staticPicture('commercial-05', commercial05),
          staticPicture('commercial-01', commercial01),
          staticPicture('commercial-04', commercial04),
        ]}
      />
      <TextBlock block={disclaimer} />
      <ClientWords />
      <CallToAction content={callToAction} />
    </>
  );
}
