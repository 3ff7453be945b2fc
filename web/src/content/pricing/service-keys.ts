import type { ServiceKey } from '../../../../rules/fact/prices.ts';

/** The keys of the packages, in the order of the price list. */
export const serviceKeys = [
  'stagingConsultation',
  'vacantStaging',
  'occupiedStaging',
  'stylingConsultation',
  'styleAndShop',
  'fullService',
  'declutter',
  'organization',
] as const satisfies ServiceKey[];
