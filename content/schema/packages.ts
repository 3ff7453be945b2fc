import type * as v from 'valibot';
import type { PackageTexts } from '../pricing/packages.ts';
import { group, list, paragraph, text } from './fields.ts';

const packageSchema = (label: string) =>
  group(label, {
    name: text('Name', 60),
    terms: paragraph('Terms', 300),
    leadTime: text('Lead time', 120),
    includes: list('Included', text('Point', 200)),
  });

export const packagesSchema = group('Packages', {
  stagingConsultation: packageSchema('Staging consultation'),
  vacantStaging: packageSchema('Vacant home staging'),
  occupiedStaging: packageSchema('Occupied home staging'),
  stylingConsultation: packageSchema('Styling consultation'),
  styleAndShop: packageSchema('Style & Shop'),
  fullService: packageSchema('Full-Service'),
  declutter: packageSchema('Declutter'),
  organization: packageSchema('Organization'),
  estimate: group('Estimate', {
    heading: text('Heading'),
    disclaimer: paragraph('Note below the price', 300),
  }),
}) satisfies v.GenericSchema<unknown, PackageTexts>;
