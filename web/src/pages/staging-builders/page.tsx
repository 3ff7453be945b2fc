import { pictures } from '../../content/pictures.ts';
import { stagingBuildersPage } from '../../content/services/staging-builders.ts';
import global01 from '../../media/global-01.jpg?picture';
import moodboard from '../../media/moodboard.jpg?picture';
import pairLivingAfter from '../../media/pair-living-after.jpg?picture';
import pairLivingBefore from '../../media/pair-living-before.jpg?picture';
import residential02 from '../../media/residential-02.jpg?picture';
import residential03 from '../../media/residential-03.jpg?picture';
import residential08 from '../../media/residential-08.jpg?picture';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-builders: staging for model homes and unsold units. */
export function Component() {
  return (
    <AudiencePage
      content={stagingBuildersPage}
      path="/staging-builders"
      heroLayout="beside"
      introSide="left"
      packagesLayout="columns"
      compared={pictures['pair-living-after'].title}
      pictures={{
        hero: staticPicture('residential-03', residential03),
        intro: staticPicture('residential-08', residential08),
        cards: [
          staticPicture('moodboard', moodboard),
          staticPicture('residential-02', residential02),
          staticPicture('global-01', global01),
        ],
        before: staticPicture('pair-living-before', pairLivingBefore),
        after: staticPicture('pair-living-after', pairLivingAfter),
      }}
    />
  );
}
