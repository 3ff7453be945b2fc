import { amount, flag, group, paragraph, text } from './fields.ts';

/* @__NO_SIDE_EFFECTS__ */
const price = () => ({ price: amount('Price'), from: flag('The price is a minimum') });

/* @__NO_SIDE_EFFECTS__ */
const staging = (label: string) =>
  group(label, {
    ...price(),
    includedRooms: amount('Main areas included', 20),
    extraRoom: amount('Price of an extra room'),
    rentalDays: amount('Days of rental', 365),
  });

/* @__NO_SIDE_EFFECTS__ */
const hourly = (label: string) =>
  group(label, { ...price(), minimumHours: amount('Minimum hours', 60), unit: text('Unit', 60) });

export const pricesSchema = group('Prices', {
  stagingConsultation: group('Staging consultation', {
    ...price(),
    maximumHours: amount('Hours at most', 60),
    accessoryRental: amount('Accessory rental'),
  }),
  vacantStaging: staging('Vacant home staging'),
  occupiedStaging: staging('Occupied home staging'),
  stylingConsultation: group('Styling consultation', price()),
  styleAndShop: group('Style & Shop', {
    ...price(),
    includedRooms: amount('Rooms included', 20),
    extraRoom: amount('Price of an extra room'),
    revisions: amount('Revisions', 20),
    addOn: amount('Placing and styling add-on'),
  }),
  fullService: group('Full-Service', {
    ...price(),
    minimumPayments: amount('Payments at least', 20),
    maximumPayments: amount('Payments at most', 20),
    supplierVisitPerHour: amount('Supplier visit, for an hour'),
  }),
  declutter: hourly('Declutter'),
  organization: hourly('Organization'),
  facts: group('Facts', {
    yearsInBusiness: text('Years in business', 40),
    stagingNote: paragraph('Note below staging prices', 300),
    minimumTurnaround: amount('Virtual staging: hours at least', 1_000),
    maximumTurnaround: amount('Virtual staging: hours at most', 1_000),
  }),
});
