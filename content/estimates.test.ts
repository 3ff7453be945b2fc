import { expect, test } from 'vitest';
import { contents } from './editable/contents.ts';
import { addOnOf, estimateService, fieldsOf } from './pricing/estimate-services.ts';
import { originalPriceList } from './pricing/packages.ts';

const estimates = Object.entries(contents).flatMap(([path, { blocks }]) =>
  Object.values(blocks).flatMap((block) =>
    block.block === 'estimate' ? [[path, block.services] as const] : [],
  ),
);

// Services of one estimate share a control for the same amount, so its meaning must be the same.
test.each(estimates)('the services on %s define shared fields alike', (_path, services) => {
  const asked = services.map((service) => estimateService(service, originalPriceList));
  expect(fieldsOf(services, originalPriceList)).toEqual(
    expect.arrayContaining(asked.flatMap(({ fields }) => fields)),
  );
  const addOns = new Set(asked.flatMap(({ addOn }) => addOn ?? []));
  expect([...addOns]).toEqual(addOns.size > 0 ? [addOnOf(services, originalPriceList)] : []);
});
