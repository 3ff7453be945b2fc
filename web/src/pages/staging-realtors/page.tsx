import { pictures } from '../../content/pictures.ts';
import { stagingRealtorsPage } from '../../content/services/staging-realtors.ts';
import global03 from '../../media/global-03.jpg?picture';
import heroHome from '../../media/hero-home.jpg?picture';
import pairDiningAfter from '../../media/pair-dining-after.jpg?picture';
import pairDiningBefore from '../../media/pair-dining-before.jpg?picture';
import pairLivingAfter from '../../media/pair-living-after.jpg?picture';
import residential05 from '../../media/residential-05.jpg?picture';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-realtors: staging for listings. */
export function Component() {
  return (
    <AudiencePage
      content={stagingRealtorsPage}
      path="/staging-realtors"
      heroLayout="below"
      introSide="right"
      packagesLayout="rows"
      compared={pictures['pair-dining-after'].title}
      pictures={{
        hero: staticPicture('pair-dining-after', pairDiningAfter),
        intro: staticPicture('global-03', global03),
        cards: [
          staticPicture('residential-05', residential05),
          staticPicture('hero-home', heroHome),
          staticPicture('pair-living-after', pairLivingAfter),
        ],
        before: staticPicture('pair-dining-before', pairDiningBefore),
        after: staticPicture('pair-dining-after', pairDiningAfter),
      }}
    />
  );
}
