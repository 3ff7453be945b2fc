import type * as v from 'valibot';
import type { Prices } from '../../rules/fact/prices.ts';
import { flag, integer } from '../../rules/field/number.ts';
import { text } from '../../rules/field/text.ts';
import { group } from './fields.ts';

const amount = (label: string, max = 100_000) => integer(label, { min: 1, max });

const price = amount('Price');
const from = flag('Show “from” before the price');

const staging = (label: string) =>
  group(label, {
    price,
    from,
    includedRooms: amount('Main areas included', 20),
    extraRoom: amount('Price of an extra room'),
    rentalDays: amount('Days of rental', 365),
  });

const hourly = (label: string) =>
  group(label, { price, from, minimumHours: amount('Minimum hours', 60), unit: text('Unit', 60) });

export const pricesSchema = group('Prices', {
  stagingConsultation: group('Staging consultation', {
    price,
    from,
    maximumHours: amount('Maximum hours', 60),
    accessoryRental: amount('Accessory rental, from ($)'),
  }),
  vacantStaging: staging('Vacant home staging'),
  occupiedStaging: staging('Occupied home staging'),
  stylingConsultation: group('Styling consultation', { price, from }),
  styleAndShop: group('Style & Shop', {
    price,
    from,
    includedRooms: amount('Rooms included', 20),
    extraRoom: amount('Price of an extra room'),
    revisions: amount('Revisions', 20),
    addOn: amount('Placing and styling add-on'),
  }),
  fullService: group('Full-Service', {
    price,
    from,
    minimumPayments: amount('Payments at least', 20),
    maximumPayments: amount('Payments at most', 20),
    supplierVisitPerHour: amount('Supplier visit, for an hour'),
  }),
  declutter: hourly('Declutter'),
  organization: hourly('Organization'),
  facts: group('Facts', {
    yearsInBusiness: text('Years in business', 40),
    stagingNote: text('Note below staging prices', 300, { multiline: true }),
    minimumTurnaround: amount('Virtual staging: hours at least', 1_000),
    maximumTurnaround: amount('Virtual staging: hours at most', 1_000),
  }),
}) satisfies v.GenericSchema<unknown, Prices>;
