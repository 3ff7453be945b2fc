import { stagingBuildersPage } from '../../content/services/staging-builders.ts';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-builders: staging for model homes and unsold units. */
export function Component() {
  return (
    <AudiencePage
      content={stagingBuildersPage}
      path="/staging-builders"
      heroLayout="beside"
      packagesLayout="columns"
    />
  );
}
