import { expect, test } from 'vitest';
import { addOnOf, estimateService, fieldsOf } from '../pricing/estimate-services.ts';
import { originalPriceList } from '../pricing/packages.ts';
import { decoratingPage } from './decorating.ts';
import { decoratingHomeOwnerPage } from './decorating-home-owner.ts';
import { decoratingOrganizingPage } from './decorating-organizing.ts';
import { decoratingShortTermRentalPage } from './decorating-short-term-rental.ts';
import { stagingPage } from './staging.ts';
import { stagingBuildersPage } from './staging-builders.ts';
import { stagingHomeOwnerPage } from './staging-home-owner.ts';
import { stagingRealtorsPage } from './staging-realtors.ts';

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
