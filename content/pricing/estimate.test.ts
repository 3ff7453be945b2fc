import { describe, expect, it } from 'vitest';
import { type Estimate, type EstimateChoice, estimate } from './estimate.ts';
import { choiceFromSearch, estimateSummary, estimateText, quotePath, withEstimate } from './estimate-link.ts';
import { originalPriceList, serviceKeys } from './packages.ts';

// The amounts are literals, not read from the price list: they are the business's terms.

function estimated(choice: EstimateChoice): Estimate {
  const result = estimate(choice, originalPriceList);
  if (!result.ok) throw new Error(`${result.field}: ${result.message}`);
  return result;
}

describe('estimate', () => {
  it.each<[terms: string, choice: EstimateChoice, total: number, from: boolean]>([
    ['consultation, 3 hours', { service: 'stagingConsultation', hours: 3 }, 495, false],
    ['consultation, 1 hour, same price', { service: 'stagingConsultation', hours: 1 }, 495, false],
    ['consultation with accessory rental', { service: 'stagingConsultation', addOn: true }, 895, true],
    ['vacant, 3 main areas', { service: 'vacantStaging', rooms: 3 }, 2995, true],
    ['vacant, 1 room costs what 3 do', { service: 'vacantStaging', rooms: 1 }, 2995, true],
    ['vacant, 1 extra room', { service: 'vacantStaging', rooms: 4 }, 3295, true],
    ['vacant, 3 extra rooms', { service: 'vacantStaging', rooms: 6 }, 3895, true],
    ['vacant, 20 rooms', { service: 'vacantStaging', rooms: 20 }, 8095, true],
    ['occupied, 3 main areas', { service: 'occupiedStaging', rooms: 3 }, 1990, true],
    ['occupied, 2 extra rooms', { service: 'occupiedStaging', rooms: 5 }, 2590, true],
    ['styling consultation', { service: 'stylingConsultation' }, 495, false],
    ['style and shop, 2 rooms', { service: 'styleAndShop', rooms: 2 }, 1450, true],
    ['style and shop, 1 extra room', { service: 'styleAndShop', rooms: 3 }, 2050, true],
    ['style and shop, 1 extra room, add-on', { service: 'styleAndShop', rooms: 3, addOn: true }, 2800, true],
    ['full service', { service: 'fullService' }, 2950, true],
    ['full service, 4 hours at suppliers', { service: 'fullService', hours: 4 }, 3746, true],
    ['declutter, 1 person, 6 hours', { service: 'declutter', people: 1, hours: 6 }, 570, true],
    ['declutter, 2 people, 8 hours', { service: 'declutter', people: 2, hours: 8 }, 1520, true],
    ['declutter, under the minimum', { service: 'declutter', people: 2, hours: 4 }, 1140, true],
    ['organization, 1 person, 6 hours', { service: 'organization', people: 1, hours: 6 }, 750, true],
    ['organization, 3 people, 7 hours', { service: 'organization', people: 3, hours: 7 }, 2625, true],
    ['organization, under the minimum', { service: 'organization', hours: 1 }, 750, true],
  ])('%s', (_terms, choice, total, from) => {
    expect(estimated(choice)).toMatchObject({ total, from });
  });

  it('is the sum of its labelled lines', () => {
    expect(estimated({ service: 'vacantStaging', rooms: 5 }).lines).toEqual([
      { label: '3 main areas, 30-day rental', amount: 2995 },
      { label: '2 extra rooms', amount: 600 },
    ]);
    expect(estimated({ service: 'declutter', people: 1, hours: 4 }).lines).toEqual([
      { label: '1 person, 6 hours (the minimum) at $95', amount: 570 },
    ]);
    expect(estimated({ service: 'fullService', hours: 1 }).lines).toEqual([
      { label: 'Full-Service', amount: 2950 },
      { label: 'Supplier visits, 1 hour', amount: 199 },
    ]);
  });

  it('starts from an amount that is in range for every service', () => {
    expect(serviceKeys).toHaveLength(8);
    for (const service of serviceKeys)
      expect(estimate({ service }, originalPriceList)).toMatchObject({ ok: true });
  });

  it.each<[EstimateChoice, string]>([
    [{ service: 'stagingConsultation', hours: 4 }, 'Hours: enter a whole number from 1 to 3.'],
    [{ service: 'vacantStaging', rooms: 0 }, 'Main areas and rooms: enter a whole number from 1 to 20.'],
    [{ service: 'occupiedStaging', rooms: 21 }, 'Main areas and rooms: enter a whole number from 1 to 20.'],
    [{ service: 'styleAndShop', rooms: 2.5 }, 'Rooms: enter a whole number from 1 to 20.'],
    [{ service: 'fullService', hours: -1 }, 'Supplier visit hours: enter a whole number from 0 to 60.'],
    [{ service: 'declutter', hours: Number.NaN }, 'Hours: enter a whole number from 1 to 60.'],
    [{ service: 'organization', people: 0 }, 'People: enter a whole number from 1 to 8.'],
  ])('rejects %o', (choice, message) => {
    expect(estimate(choice, originalPriceList)).toMatchObject({ ok: false, message });
  });

  it('ignores amounts and extras that the service does not have', () => {
    expect(estimated({ service: 'stylingConsultation', rooms: 9, addOn: true }).total).toBe(495);
  });
});

describe('the link to the quote form', () => {
  it.each<EstimateChoice>([
    { service: 'vacantStaging', rooms: 5 },
    { service: 'styleAndShop', rooms: 3, addOn: true },
    { service: 'organization', people: 2, hours: 7 },
    { service: 'stylingConsultation' },
  ])('carries %o there and back', (choice) => {
    const search = new URL(quotePath(choice), 'https://example.com').searchParams;
    expect(choiceFromSearch(search)).toEqual(choice);
  });

  it.each(['', 'service=toString', 'service=vacantStaging&rooms=99', 'service=vacantStaging&rooms='])(
    'reads no choice from "%s"',
    (search) => {
      expect(choiceFromSearch(new URLSearchParams(search))).toBeNull();
    },
  );

  it('describes the estimate in words', () => {
    const result = estimated({ service: 'vacantStaging', rooms: 5 });
    expect(estimateText(result)).toBe('from $3,595');
    expect(estimateSummary(result)).toBe(
      'Estimate for Vacant Home Staging: from $3,595 (3 main areas, 30-day rental $2,995; 2 extra rooms $600).',
    );
  });

  it('drops fields that the service does not have', () => {
    const search = new URLSearchParams('service=vacantStaging&rooms=5&hours=3&addOn=1');
    expect(choiceFromSearch(search)).toEqual({ service: 'vacantStaging', rooms: 5 });
  });

  it.each([
    ['', 'Estimate for B'],
    ['Two cats. Estimate for A (x).', 'Two cats.\n\nEstimate for B'],
    ['Two cats.', 'Two cats.\n\nEstimate for B'],
    ['Estimate for A', 'Estimate for B'],
    ['Two cats.\n\nEstimate for A\nA ladder.', 'Two cats.\n\nA ladder.\n\nEstimate for B'],
  ])('puts an estimate under %j, instead of an earlier one', (text, expected) => {
    expect(withEstimate(text, 'Estimate for B')).toBe(expected);
  });
});
