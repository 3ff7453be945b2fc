/**
 * The original price list, in Canadian dollars, with facts about the services. Packages, questions, the
 * estimate and the structured data read it; texts refer to it by tokens such as `{vacantStaging.price}`.
 */
export const prices = {
  stagingConsultation: { price: 495, from: false, maximumHours: 3, accessoryRental: 400 },
  vacantStaging: { price: 2995, from: true, includedRooms: 3, extraRoom: 300, rentalDays: 30 },
  occupiedStaging: { price: 1990, from: true, includedRooms: 3, extraRoom: 300, rentalDays: 30 },
  stylingConsultation: { price: 495, from: false },
  styleAndShop: { price: 1450, from: true, includedRooms: 2, extraRoom: 600, revisions: 1, addOn: 750 },
  fullService: { price: 2950, from: true, minimumPayments: 2, maximumPayments: 3, supplierVisitPerHour: 199 },
  declutter: { price: 95, from: true, minimumHours: 6, unit: 'per person per hour' },
  organization: { price: 125, from: true, minimumHours: 6, unit: 'per person per hour' },
  facts: {
    yearsInBusiness: 'over 15 years',
    stagingNote: 'Staging prices are adjusted for square footage, urgency and location.',
    minimumTurnaround: 24,
    maximumTurnaround: 72,
  },
};

export type Prices = typeof prices;

export type ServiceKey = Exclude<keyof Prices, 'facts'>;

const dollarFormat = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** Formats whole dollars: 2995 becomes '$2,995'. */
export function dollars(amount: number): string {
  return dollarFormat.format(amount);
}

/** A price, with 'from' if it is a minimum, and its unit unless it is for the whole job. */
export interface Price {
  price: number;
  from: boolean;
  unit?: string;
}

/** Formats a price: '$495', 'from $2,995', 'from $95 per person per hour'. */
export function priceText({ price, from, unit = '' }: Price): string {
  return `${from ? 'from ' : ''}${dollars(price)}${unit && ` ${unit}`}`;
}
