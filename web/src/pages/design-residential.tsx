import { designResidentialPage } from '../content/design-residential.ts';
import moodboard from '../media/moodboard.jpg?picture';
import residential03 from '../media/residential-03.jpg?picture';
import residential06 from '../media/residential-06.jpg?picture';
import residential08 from '../media/residential-08.jpg?picture';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PictureBand } from '../sections/picture-band.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import { staticPicture } from '../sections/static-picture.ts';
import { TextBlock } from '../sections/text-block.tsx';

/** /design/residential: from a list of wishes to drawings, in three steps. */
export function Component() {
  const { seo, hero, process, pictures, disclaimer, callToAction } = designResidentialPage;
  const picture = staticPicture('residential-03', residential03);
  return (
    <>
      <PageHead seo={seo} path="/design/residential" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="below" />
      <ProcessSteps process={process} layout="stairs" />
      <PictureBand
        band={pictures}
        layout="steps"
        pictures={[
          staticPicture('residential-08', residential08),
          staticPicture('moodboard', moodboard),
          staticPicture('residential-06', residential06),
        ]}
      />
      <TextBlock block={disclaimer} />
      <CallToAction words={callToAction} />
    </>
  );
}
