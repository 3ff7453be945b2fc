import { type Price, type Prices, prices, type ServiceKey } from '../../../../rules/fact/prices.ts';
import { fillTokens } from '../../../../rules/fact/tokens.ts';
import { getAQuote } from '../common/actions.ts';
import type { Link } from '../common/link.ts';

/** The original text of every package, by its key in the price list. */
export const packages = {
  stagingConsultation: {
    name: 'Staging Consultation',
    terms:
      'Up to {stagingConsultation.maximumHours} hours. Accessory rental add-on from {stagingConsultation.accessoryRental}.',
    leadTime: 'A visit within a week; the written list the day after.',
    includes: [
      'A walk through every room with you',
      'Notes on furniture placement, lighting, paint and repairs',
      'A written list, in the order we would do it',
      'What to pack, what to keep out and what to borrow',
    ],
  },
  vacantStaging: {
    name: 'Vacant Home Staging',
    terms:
      '{vacantStaging.includedRooms} main areas, +{vacantStaging.extraRoom} per extra room, {vacantStaging.rentalDays}-day rental.',
    leadTime: 'Staged 7 to 10 days after you approve the plan.',
    includes: [
      'A plan for each room, drawn from the listing photos or a visit',
      'Furniture, rugs, lamps, art and linens from our inventory',
      'Delivery, set-up and styling before the photographer arrives',
      'Rental for {vacantStaging.rentalDays} days, then removal',
    ],
  },
  occupiedStaging: {
    name: 'Occupied Home Staging',
    terms:
      '{occupiedStaging.includedRooms} main areas, +{occupiedStaging.extraRoom} per extra room, {occupiedStaging.rentalDays}-day rental.',
    leadTime: 'Staged within 10 days of the first visit.',
    includes: [
      'Your own furniture, edited and rearranged',
      'Art, lamps, cushions and bedding from our inventory where something is missing',
      'A packing list, so nothing is packed twice',
      'Rental for {occupiedStaging.rentalDays} days, then removal',
    ],
  },
  stylingConsultation: {
    name: 'Styling Consultation',
    terms: 'One visit at a fixed price.',
    leadTime: 'A visit within a week; the written list the day after.',
    includes: [
      'A look at the rooms you want to change',
      'Advice on layout, colour, lighting and scale',
      'A written list of changes, with sizes',
    ],
  },
  styleAndShop: {
    name: 'Style & Shop',
    terms:
      '{styleAndShop.includedRooms} rooms, +{styleAndShop.extraRoom} per extra room, {styleAndShop.revisions} revision. Add-on from {styleAndShop.addOn}.',
    leadTime: 'Mood boards and shopping list 2 to 3 weeks after the visit.',
    includes: [
      'A mood board and a furniture plan for each room',
      'A shopping list with links, sizes and prices',
      '{styleAndShop.revisions} revision of the plan and the list',
      'Add-on from {styleAndShop.addOn}: we place and style the pieces once they have arrived',
    ],
  },
  fullService: {
    name: 'Full-Service',
    terms:
      'Paid in {fullService.minimumPayments}-{fullService.maximumPayments} milestone payments. Supplier visit from {fullService.supplierVisitPerHour}/hour.',
    leadTime: 'A plan within 4 weeks; delivery then depends on the suppliers.',
    includes: [
      'Concept, layout, colours and materials',
      'Sourcing, ordering and following up on deliveries',
      'Installation and styling on site',
      'Supplier visits with you, from {fullService.supplierVisitPerHour}/hour',
    ],
  },
  declutter: {
    name: 'Declutter',
    terms: 'Minimum {declutter.minimumHours} hours.',
    leadTime: 'The first day within 2 weeks.',
    includes: [
      'Sorting room by room: keep, give, sell, recycle',
      'Boxes packed and labelled for storage or the move',
      'Nothing leaves the house without your say-so',
    ],
  },
  organization: {
    name: 'Organization',
    terms: 'Minimum {organization.minimumHours} hours.',
    leadTime: 'The first day within 2 weeks.',
    includes: [
      'Closets, kitchens, offices, basements and garages',
      'Shelves and containers measured before they are bought',
      'Labels, and a system the household can keep up',
    ],
  },
  estimate: {
    heading: 'Estimate your project',
    disclaimer:
      'An estimate, not a quote: the price is confirmed in writing once we have seen the rooms or their photos.',
  },
};

export type PackageTexts = typeof packages;

/** The input of an estimate: the prices, and the texts of the packages with their tokens filled. */
export interface PriceList {
  prices: Prices;
  packages: PackageTexts;
}

/** The price list without changes of the owner. */
export const originalPriceList: PriceList = { prices, packages: fillTokens(packages, prices) };

/** A package with its price. */
export interface Package {
  key: ServiceKey;
  name: string;
  /** Canadian dollars. */
  price: number;
  /** The unit of the price, '' for the whole job. */
  unit: string;
  /** Whether the price is a minimum. */
  from: boolean;
  terms: string;
  /** The lead time, on the printed sheet. */
  leadTime: string;
  includes: string[];
  action: Link;
}

/** Returns a package with its price. */
export function packageOf(key: ServiceKey, list: PriceList): Package {
  const { price, from, unit = '' }: Price = list.prices[key];
  return { key, price, from, unit, action: getAQuote, ...list.packages[key] };
}
