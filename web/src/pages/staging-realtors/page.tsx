import { stagingRealtorsPage } from '../../content/services/staging-realtors.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-realtors: staging for listings. */
export function Component() {
  return (
    <AudiencePage
      content={stagingRealtorsPage}
      path="/staging-realtors"
      heroLayout="below"
      packagesLayout="rows"
    />
  );
}
