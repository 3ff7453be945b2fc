import { stagingBuildersPage } from '../../content/services/staging-builders.ts';
import residential02 from '../../media/residential-02.jpg?picture';
import { AudiencePage } from '../staging/audience.tsx';

/** /staging-builders: staging for model homes and unsold units. */
export function Component() {
  return (
    <AudiencePage
      content={stagingBuildersPage}
      path="/staging-builders"
      heroLayout="beside"
      packagesLayout="columns"
      pictures={{ hero: residential02 }}
    />
  );
}
