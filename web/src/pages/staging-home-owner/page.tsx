import { stagingHomeOwnerPage } from '../../content/services/staging-home-owner.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-home-owner: staging for people who sell their own home. */
export function Component() {
  return (
    <AudiencePage
      content={stagingHomeOwnerPage}
      path="/staging-home-owner"
      heroLayout="facing"
      packagesLayout="columns"
    />
  );
}
