import { dollars, type Prices, type ServiceKey } from '../../rules/fact/prices.ts';
import { type PriceList, serviceKeys } from './packages.ts';

export type AmountName = 'rooms' | 'hours' | 'people';

/** A whole number from `min` to `max` that the visitor chooses. */
export interface EstimateField {
  name: AmountName;
  label: string;
  hint: string;
  min: number;
  max: number;
  initial: number;
}

export interface EstimateLine {
  label: string;
  /** Canadian dollars. */
  amount: number;
}

/** The fields of a service and its price. */
interface EstimateService {
  name: string;
  fields: EstimateField[];
  /** The optional extra with its minimum price. */
  addOn?: EstimateLine;
  /** Returns the items of the sum without the extra. */
  linesOf: (amounts: Record<AmountName, number>) => EstimateLine[];
}

// Larger jobs need a quote request.
const maximumRooms = 20;
const maximumHours = 60;
const maximumPeople = 8;

type RoomPrices = Prices['vacantStaging' | 'occupiedStaging' | 'styleAndShop'];

/** Returns a service that is priced by rooms. `base` names the price with the included rooms. */
function byRooms(label: string, base: string, { price, includedRooms, extraRoom }: RoomPrices) {
  const hint = `${includedRooms} are included`;
  const field: EstimateField = {
    name: 'rooms',
    label,
    hint,
    min: 1,
    max: maximumRooms,
    initial: includedRooms,
  };
  const linesOf: EstimateService['linesOf'] = ({ rooms }) => {
    const extra = rooms - includedRooms;
    const lines = [{ label: base, amount: price }];
    return extra > 0 ? [...lines, { label: count(extra, 'extra room'), amount: extra * extraRoom }] : lines;
  };
  return { fields: [field], linesOf };
}

function byHours({ price, minimumHours }: Prices['declutter']) {
  const hint = `Minimum ${minimumHours} hours`;
  const fields: EstimateField[] = [
    { name: 'people', label: 'People', hint: 'How many of us', min: 1, max: maximumPeople, initial: 1 },
    { name: 'hours', label: 'Hours', hint, min: 1, max: maximumHours, initial: minimumHours },
  ];
  const linesOf: EstimateService['linesOf'] = ({ hours, people }) => {
    const billed = Math.max(hours, minimumHours);
    const minimum = hours < minimumHours ? ' (the minimum)' : '';
    const label = `${count(people, 'person', 'people')}, ${count(billed, 'hour')}${minimum} at ${dollars(price)}`;
    return [{ label, amount: people * billed * price }];
  };
  return { fields, linesOf };
}

/** Returns the name, the fields and the price of a service. */
export function estimateService(key: ServiceKey, { prices, packages }: PriceList): EstimateService {
  const { name } = packages[key];
  switch (key) {
    case 'stagingConsultation': {
      const { price, maximumHours: max, accessoryRental } = prices[key];
      const hint = `Up to ${max} hours at one price`;
      return {
        name,
        fields: [{ name: 'hours', label: 'Hours', hint, min: 1, max, initial: max }],
        addOn: { label: 'Accessory rental', amount: accessoryRental },
        linesOf: () => [{ label: `Consultation, up to ${max} hours`, amount: price }],
      };
    }
    case 'vacantStaging':
    case 'occupiedStaging': {
      const { includedRooms, rentalDays } = prices[key];
      const base = `${includedRooms} main areas, ${rentalDays}-day rental`;
      return { name, ...byRooms('Main areas and rooms', base, prices[key]) };
    }
    case 'stylingConsultation':
      return { name, fields: [], linesOf: () => [{ label: 'Consultation', amount: prices[key].price }] };
    case 'styleAndShop': {
      const { includedRooms, revisions, addOn } = prices[key];
      return {
        name,
        ...byRooms('Rooms', `${includedRooms} rooms, ${revisions} revision`, prices[key]),
        addOn: { label: 'Placing and styling add-on', amount: addOn },
      };
    }
    case 'fullService': {
      const { price, supplierVisitPerHour } = prices[key];
      const hint = 'Supplier visits with you';
      const label = 'Supplier visit hours';
      const visits = (hours: number) => ({
        label: `Supplier visits, ${count(hours, 'hour')}`,
        amount: hours * supplierVisitPerHour,
      });
      return {
        name,
        fields: [{ name: 'hours', label, hint, min: 0, max: maximumHours, initial: 0 }],
        linesOf: ({ hours }) => [
          { label: 'Full-Service', amount: price },
          ...(hours > 0 ? [visits(hours)] : []),
        ],
      };
    }
    case 'declutter':
    case 'organization':
      return { name, ...byHours(prices[key]) };
  }
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** Returns whether a text is the key of a service. */
export function isServiceKey(word: string): word is ServiceKey {
  return (serviceKeys as readonly string[]).includes(word);
}

/** Returns the fields of these services, each once. */
export function fieldsOf(services: readonly ServiceKey[], list: PriceList): EstimateField[] {
  const fields = services.flatMap((service) => estimateService(service, list).fields);
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** Returns the optional extra of one of these services. */
export function addOnOf(services: readonly ServiceKey[], list: PriceList): EstimateLine | undefined {
  return services.map((service) => estimateService(service, list).addOn).find(Boolean);
}
