import type { ServiceKey } from '../../rules/fact/prices.ts';
import {
  type AmountName,
  type EstimateField,
  type EstimateLine,
  estimateService,
} from './estimate-services.ts';
import type { PriceList } from './packages.ts';

/** The visitor's choice; a missing amount defaults to the field's initial value. */
export type EstimateChoice = { service: ServiceKey; addOn?: boolean } & Partial<Record<AmountName, number>>;

export interface Estimate {
  ok: true;
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

/** Returns the total with its lines, or the field that is out of range with the reason. */
export function estimate(choice: EstimateChoice, list: PriceList): Estimate | EstimateProblem {
  const { name: serviceName, fields, addOn, linesOf } = estimateService(choice.service, list);
  const amounts = { rooms: 1, hours: 1, people: 1 };
  for (const field of fields) {
    const amount = choice[field.name] ?? field.initial;
    const { name, min, max } = field;
    if (!isInRange(amount, field)) return { ok: false, field: name, min, max, message: rangeMessage(field) };
    amounts[field.name] = amount;
  }
  const extra = choice.addOn && addOn ? [addOn] : [];
  const lines = [...linesOf(amounts), ...extra];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const from = list.prices[choice.service].from || extra.length > 0;
  return { ok: true, name: serviceName, lines, total, from };
}

function isInRange(amount: number, { min, max }: EstimateField): boolean {
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

function rangeMessage({ label, min, max }: EstimateField): string {
  return `${label}: enter a whole number from ${min} to ${max}.`;
}
