import { packages } from './packages.ts';
import { prices, type ServiceKey } from './prices.ts';

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
export interface EstimateService {
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

function hourly(key: 'declutter' | 'organization'): EstimateService {
  const { minimumHours } = prices[key];
  return {
    name: packages[key].name,
    fields: [
      { name: 'people', label: 'People', hint: 'How many of us', min: 1, max: maximumPeople, initial: 1 },
      {
        name: 'hours',
        label: 'Hours',
        hint: `Minimum ${minimumHours} hours`,
        min: 1,
        max: maximumHours,
        initial: minimumHours,
      },
    ],
  };
}

/** The fields of each service, by its key in the price list. */
export const estimateServices: Record<ServiceKey, EstimateService> = {
  stagingConsultation: {
    name: packages.stagingConsultation.name,
    fields: [
      {
        name: 'hours',
        label: 'Hours',
        hint: `Up to ${prices.stagingConsultation.maximumHours} hours at one price`,
        min: 1,
        max: prices.stagingConsultation.maximumHours,
        initial: prices.stagingConsultation.maximumHours,
      },
    ],
    addOn: { label: 'Accessory rental', price: prices.stagingConsultation.accessoryRental },
  },
  vacantStaging: {
    name: packages.vacantStaging.name,
    fields: [rooms('Main areas and rooms', prices.vacantStaging.includedRooms)],
  },
  occupiedStaging: {
    name: packages.occupiedStaging.name,
    fields: [rooms('Main areas and rooms', prices.occupiedStaging.includedRooms)],
  },
  stylingConsultation: { name: packages.stylingConsultation.name, fields: [] },
  styleAndShop: {
    name: packages.styleAndShop.name,
    fields: [rooms('Rooms', prices.styleAndShop.includedRooms)],
    addOn: { label: 'Placing and styling add-on', price: prices.styleAndShop.addOn },
  },
  fullService: {
    name: packages.fullService.name,
    fields: [
      {
        name: 'hours',
        label: 'Supplier visit hours',
        hint: 'Visits to suppliers together with you',
        min: 0,
        max: maximumHours,
        initial: 0,
      },
    ],
  },
  declutter: hourly('declutter'),
  organization: hourly('organization'),
};

/** Returns whether a text is the key of a service. */
export function isServiceKey(word: string): word is ServiceKey {
  return Object.hasOwn(estimateServices, word);
}

/** Returns the fields of these services, each once. */
export function fieldsOf(services: readonly ServiceKey[]): EstimateField[] {
  const fields = services.flatMap((service) => estimateServices[service].fields);
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** Returns the optional extra of one of these services. */
export function addOnOf(services: readonly ServiceKey[]): AddOn | undefined {
  return services.map((service) => estimateServices[service].addOn).find(Boolean);
}
