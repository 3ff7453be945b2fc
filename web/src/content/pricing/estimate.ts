import { dollars, type Prices, type ServiceKey } from '../../../../rules/fact/prices.ts';
import { type AmountName, type EstimateField, estimateService } from './estimate-services.ts';
import type { PriceList } from './packages.ts';

/** The visitor's choice; a missing amount defaults to the field's initial value. */
export type EstimateChoice = { service: ServiceKey; addOn?: boolean } & Partial<Record<AmountName, number>>;

export interface EstimateLine {
  label: string;
  /** Canadian dollars. */
  amount: number;
}

export interface Estimate {
  ok: true;
  service: ServiceKey;
  /** The name of the service. */
  name: string;
  lines: EstimateLine[];
  /** Canadian dollars, the sum of the lines. */
  total: number;
  /** Whether any line is a minimum price. */
  from: boolean;
}

export interface EstimateProblem {
  ok: false;
  field: AmountName;
  min: number;
  max: number;
  message: string;
}

export const estimateTexts = {
  serviceLabel: 'Service',
  totalLabel: 'Estimate',
  /** In place of the price while an amount is out of range. */
  none: ({ field, min, max }: EstimateProblem) => `Enter ${min} to ${max} ${field} to see a price`,
  /** Replaces the price while scripts are off. */
  withoutScripts: 'The next page shows the estimate for your choice.',
  action: 'Request a quote with this estimate',
  carriedHeading: 'Your estimate',
  carriedNote: 'We’ve added it under “Anything else” below. It goes with your request.',
  remove: 'Remove',
  removeLabel: 'Remove the estimate',
  dateLabel: 'Estimate of',
};

type Amounts = Record<AmountName, number>;

/** Returns the total with its lines, or the field that is out of range with the reason. */
export function estimate(choice: EstimateChoice, list: PriceList): Estimate | EstimateProblem {
  const { name: serviceName, fields, addOn } = estimateService(choice.service, list);
  const amounts: Amounts = { rooms: 1, hours: 1, people: 1 };
  for (const field of fields) {
    const amount = choice[field.name] ?? field.initial;
    const { name, min, max } = field;
    if (!isInRange(amount, field)) return { ok: false, field: name, min, max, message: rangeMessage(field) };
    amounts[field.name] = amount;
  }
  const withAddOn = addOn !== undefined && choice.addOn === true;
  const { prices } = list;
  const lines = linesOf(prices, choice.service, amounts, withAddOn);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ok: true,
    service: choice.service,
    name: serviceName,
    lines,
    total,
    from: prices[choice.service].from || withAddOn,
  };
}

function isInRange(amount: number, { min, max }: EstimateField): boolean {
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

function rangeMessage({ label, min, max }: EstimateField): string {
  return `${label}: enter a whole number from ${min} to ${max}.`;
}

function linesOf(
  prices: Prices,
  service: ServiceKey,
  { rooms, hours, people }: Amounts,
  addOn: boolean,
): EstimateLine[] {
  switch (service) {
    case 'stagingConsultation': {
      const { price, maximumHours, accessoryRental } = prices[service];
      const lines = [{ label: `Consultation, up to ${maximumHours} hours`, amount: price }];
      return addOn ? [...lines, { label: 'Accessory rental', amount: accessoryRental }] : lines;
    }
    case 'vacantStaging':
    case 'occupiedStaging': {
      const { includedRooms, rentalDays } = prices[service];
      return roomLines(prices[service], `${includedRooms} main areas, ${rentalDays}-day rental`, rooms);
    }
    case 'stylingConsultation':
      return [{ label: 'Consultation', amount: prices[service].price }];
    case 'styleAndShop': {
      const { includedRooms, revisions, addOn: addOnPrice } = prices[service];
      const lines = roomLines(prices[service], `${includedRooms} rooms, ${revisions} revision`, rooms);
      return addOn ? [...lines, { label: 'Placing and styling add-on', amount: addOnPrice }] : lines;
    }
    case 'fullService': {
      const { price, supplierVisitPerHour } = prices[service];
      const lines = [{ label: 'Full-Service', amount: price }];
      const visits = {
        label: `Supplier visits, ${count(hours, 'hour')}`,
        amount: hours * supplierVisitPerHour,
      };
      return hours > 0 ? [...lines, visits] : lines;
    }
    case 'declutter':
    case 'organization': {
      const { price, minimumHours } = prices[service];
      const billed = Math.max(hours, minimumHours);
      const minimum = hours < minimumHours ? ' (the minimum)' : '';
      const label = `${count(people, 'person', 'people')}, ${count(billed, 'hour')}${minimum} at ${dollars(price)}`;
      return [{ label, amount: people * billed * price }];
    }
  }
}

type RoomPrices = Prices['vacantStaging' | 'occupiedStaging' | 'styleAndShop'];

function roomLines(
  { price, includedRooms, extraRoom }: RoomPrices,
  label: string,
  rooms: number,
): EstimateLine[] {
  const extra = Math.max(0, rooms - includedRooms);
  const lines = [{ label, amount: price }];
  return extra > 0 ? [...lines, { label: count(extra, 'extra room'), amount: extra * extraRoom }] : lines;
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
