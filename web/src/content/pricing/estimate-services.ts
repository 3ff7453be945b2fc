import type { ServiceKey } from '../../../../rules/fact/prices.ts';
import type { PriceList } from './packages.ts';
import { serviceKeys } from './service-keys.ts';

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

interface AddOn {
  label: string;
  price: number;
}

/** The fields of a service. */
interface EstimateService {
  name: string;
  fields: EstimateField[];
  /** The optional extra with its minimum price in Canadian dollars. */
  addOn?: AddOn;
}

// Larger jobs need a quote request.
const maximumRooms = 20;
const maximumHours = 60;
const maximumPeople = 8;

function rooms(label: string, included: number): EstimateField {
  const hint = `${included} are included`;
  return { name: 'rooms', label, hint, min: 1, max: maximumRooms, initial: included };
}

function hourly(minimumHours: number): EstimateField[] {
  return [
    { name: 'people', label: 'People', hint: 'How many of us', min: 1, max: maximumPeople, initial: 1 },
    {
      name: 'hours',
      label: 'Hours',
      hint: `Minimum ${minimumHours} hours`,
      min: 1,
      max: maximumHours,
      initial: minimumHours,
    },
  ];
}

/** Returns the name and the fields of a service. */
export function estimateService(key: ServiceKey, { prices, packages }: PriceList): EstimateService {
  const { name } = packages[key];
  switch (key) {
    case 'stagingConsultation': {
      const { maximumHours: max, accessoryRental: price } = prices[key];
      const hint = `Up to ${max} hours at one price`;
      return {
        name,
        fields: [{ name: 'hours', label: 'Hours', hint, min: 1, max, initial: max }],
        addOn: { label: 'Accessory rental', price },
      };
    }
    case 'vacantStaging':
    case 'occupiedStaging':
      return { name, fields: [rooms('Main areas and rooms', prices[key].includedRooms)] };
    case 'stylingConsultation':
      return { name, fields: [] };
    case 'styleAndShop':
      return {
        name,
        fields: [rooms('Rooms', prices[key].includedRooms)],
        addOn: { label: 'Placing and styling add-on', price: prices[key].addOn },
      };
    case 'fullService': {
      const hint = 'Supplier visits with you';
      const label = 'Supplier visit hours';
      return { name, fields: [{ name: 'hours', label, hint, min: 0, max: maximumHours, initial: 0 }] };
    }
    case 'declutter':
    case 'organization':
      return { name, fields: hourly(prices[key].minimumHours) };
  }
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
export function addOnOf(services: readonly ServiceKey[], list: PriceList): AddOn | undefined {
  return services.map((service) => estimateService(service, list).addOn).find(Boolean);
}
