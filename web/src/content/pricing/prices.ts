/**
 * The price list, in Canadian dollars. Packages, FAQ, the estimate and the structured data read every price
 * and term from here.
 */
export const prices = {
  stagingConsultation: { price: 495, from: false, maximumHours: 3, accessoryRental: 400 },
  vacantStaging: { price: 2995, from: true, includedRooms: 3, extraRoom: 300, rentalDays: 30 },
  occupiedStaging: { price: 1990, from: true, includedRooms: 3, extraRoom: 300, rentalDays: 30 },
  stylingConsultation: { price: 495, from: false },
  styleAndShop: { price: 1450, from: true, includedRooms: 2, extraRoom: 600, revisions: 1, addOn: 750 },
  fullService: { price: 2950, from: true, minimumPayments: 2, maximumPayments: 3, supplierVisitPerHour: 199 },
  declutter: { price: 95, from: true, minimumHours: 6 },
  organization: { price: 125, from: true, minimumHours: 6 },
} as const;

export type ServiceKey = keyof typeof prices;

const dollarFormat = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumFractionDigits: 0,
});

/** Formats whole dollars: 2995 becomes '$2,995'. */
export function dollars(amount: number): string {
  return dollarFormat.format(amount);
}

/** Formats a price: '$495', 'from $2,995', 'from $95 per person per hour'. */
export function priceText({
  price,
  from,
  unit = '',
}: {
  price: number;
  from: boolean;
  unit?: string;
}): string {
  return `${from ? 'from ' : ''}${dollars(price)}${unit && ` ${unit}`}`;
}

/** Shown wherever staging prices are listed. */
export const stagingPriceNote = 'Staging prices are adjusted for square footage, urgency and location.';
