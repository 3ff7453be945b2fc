import { stagingHomeOwnerPage } from '../../content/services/staging-home-owner.ts';
import pairBedroomAfter from '../../media/pair-bedroom-after.jpg?picture';
import pairBedroomBefore from '../../media/pair-bedroom-before.jpg?picture';
import residential04 from '../../media/residential-04.jpg?picture';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-home-owner: staging for people who sell their own home. */
export function Component() {
  return (
    <AudiencePage
      content={stagingHomeOwnerPage}
      path="/staging-home-owner"
      heroLayout="facing"
      packagesLayout="columns"
      compared={{
        label: pairBedroomAfter.title,
        before: pairBedroomBefore,
        after: pairBedroomAfter,
      }}
      pictures={{ hero: residential04 }}
    />
  );
}
