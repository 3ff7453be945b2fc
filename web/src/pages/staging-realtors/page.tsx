import { stagingRealtorsPage } from '../../content/services/staging-realtors.ts';
import global03 from '../../media/global-03.jpg?picture';
import heroHome from '../../media/hero-home.jpg?picture';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-realtors: staging for listings. */
export function Component() {
  return (
    <AudiencePage
      content={stagingRealtorsPage}
      path="/staging-realtors"
      heroLayout="below"
      packagesLayout="rows"
      pictures={{ hero: heroHome, intro: global03 }}
    />
  );
}
