import { pictures } from '../../content/pictures.ts';
import { stagingHomeOwnerPage } from '../../content/services/staging-home-owner.ts';
import pairBedroomAfter from '../../media/pair-bedroom-after.jpg?picture';
import pairBedroomBefore from '../../media/pair-bedroom-before.jpg?picture';
import residential01 from '../../media/residential-01.jpg?picture';
import residential04 from '../../media/residential-04.jpg?picture';
import residential06 from '../../media/residential-06.jpg?picture';
import residential07 from '../../media/residential-07.jpg?picture';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-home-owner: staging for people who sell their own home. */
export function Component() {
  return (
    <AudiencePage
      content={stagingHomeOwnerPage}
      path="/staging-home-owner"
      heroLayout="facing"
      introSide="right"
      packagesLayout="columns"
      compared={pictures['pair-bedroom-after'].title}
      pictures={{
        hero: staticPicture('residential-04', residential04),
        intro: staticPicture('residential-01', residential01),
        cards: [
          staticPicture('residential-07', residential07),
          staticPicture('residential-06', residential06),
          staticPicture('pair-bedroom-after', pairBedroomAfter),
        ],
        before: staticPicture('pair-bedroom-before', pairBedroomBefore),
        after: staticPicture('pair-bedroom-after', pairBedroomAfter),
      }}
    />
  );
}
