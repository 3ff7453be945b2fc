import { expect, test } from 'vitest';
import { decoratingPage } from '../services/decorating.ts';
import { decoratingHomeOwnerPage } from '../services/decorating-home-owner.ts';
import { decoratingOrganizingPage } from '../services/decorating-organizing.ts';
import { decoratingShortTermRentalPage } from '../services/decorating-short-term-rental.ts';
import { stagingPage } from '../services/staging.ts';
import { stagingBuildersPage } from '../services/staging-builders.ts';
import { stagingHomeOwnerPage } from '../services/staging-home-owner.ts';
import { stagingRealtorsPage } from '../services/staging-realtors.ts';
import { addOnOf, estimateService, fieldsOf } from './estimate-services.ts';
import { originalPriceList } from './packages.ts';

// Services of one estimate share a control for the same amount, so its meaning must be the same.
test.each([
  ['/staging', stagingPage.estimate],
  ['/staging-home-owner', stagingHomeOwnerPage.estimate],
  ['/staging-realtors', stagingRealtorsPage.estimate],
  ['/staging-builders', stagingBuildersPage.estimate],
  ['/decorating', decoratingPage.estimate],
  ['/decorating-home-owner', decoratingHomeOwnerPage.estimate],
  ['/decorating-short-term-rental', decoratingShortTermRentalPage.estimate],
  ['/decorating-organizing', decoratingOrganizingPage.estimate],
])('the services on %s define shared fields alike', (_path, services) => {
  const asked = services.map((service) => estimateService(service, originalPriceList));
  expect(fieldsOf(services, originalPriceList)).toEqual(
    expect.arrayContaining(asked.flatMap(({ fields }) => fields)),
  );
  const addOns = new Set(asked.flatMap(({ addOn }) => addOn ?? []));
  expect([...addOns]).toEqual(addOns.size > 0 ? [addOnOf(services, originalPriceList)] : []);
});
