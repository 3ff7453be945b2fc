import { dollars, priceText } from '../../rules/fact/prices.ts';
import type { SitePath } from '../common/link.ts';
import type { Estimate, EstimateChoice } from './estimate.ts';
import { type AmountName, estimateService, isServiceKey } from './estimate-services.ts';
import { originalPriceList, type PriceList } from './packages.ts';

const summaryStart = 'Estimate for ';

/** Returns the path of the quote form with a choice: '/get-a-quote?service=vacantStaging&rooms=5'. */
export function quotePath(choice: EstimateChoice): SitePath {
  const search = new URLSearchParams({ service: choice.service });
  const { fields, addOn } = estimateService(choice.service, originalPriceList);
  for (const { name } of fields) {
    const amount = choice[name];
    if (amount !== undefined) search.set(name, String(amount));
  }
  if (choice.addOn && addOn) search.set('addOn', '1');
  return `/get-a-quote?${search}`;
}

/** Parses a choice without checking the ranges of its amounts; null without a service. */
export function readChoice(search: URLSearchParams): EstimateChoice | null {
  const service = search.get('service') ?? '';
  if (!isServiceKey(service)) return null;
  const { fields, addOn } = estimateService(service, originalPriceList);
  const choice: EstimateChoice = { service };
  for (const { name } of fields) {
    const amount = search.get(name);
    if (amount !== null) choice[name] = Number(amount || Number.NaN);
  }
  if (addOn && search.get('addOn') === '1') choice.addOn = true;
  return choice;
}

const maxAmount = 60;

/** Returns the choice in a query; null if there is none or its amounts are no plausible numbers. */
export function choiceFromSearch(search: URLSearchParams): EstimateChoice | null {
  const choice = readChoice(search);
  const { rooms = 0, hours = 0, people = 0 } = choice ?? {};
  const arePlausible = [rooms, hours, people].every(
    (amount) => Number.isInteger(amount) && amount >= 0 && amount <= maxAmount,
  );
  return arePlausible ? choice : null;
}

/** Formats a total: 'from $3,595'. */
export function estimateText({ total, from }: Estimate): string {
  return priceText({ price: total, from });
}

const nouns: Record<AmountName, [one: string, many: string]> = {
  rooms: ['room', 'rooms'],
  hours: ['hour', 'hours'],
  people: ['person', 'people'],
};

/** Describes a choice and its price: 'Vacant Home Staging, 5 rooms, from $3,595'. */
export function choiceText(choice: EstimateChoice, result: Estimate, list: PriceList): string {
  const { name, fields, addOn } = estimateService(choice.service, list);
  const amounts = fields.flatMap(({ name: amount, initial }) => {
    const value = choice[amount] ?? initial;
    return value > 0 ? `${value} ${nouns[amount][value === 1 ? 0 : 1]}` : [];
  });
  const extra = choice.addOn && addOn ? [addOn.label.toLowerCase()] : [];
  return [name, ...amounts, ...extra, estimateText(result)].join(', ');
}

/** Returns the estimate on one line, for the quote form's additional text. */
export function estimateSummary(result: Estimate): string {
  const lines = result.lines.map(({ label, amount }) => `${label} ${dollars(amount)}`).join('; ');
  return `${summaryStart}${result.name}: ${estimateText(result)} (${lines}).`;
}

/** Removes the estimate from a text. */
export function withoutEstimate(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (line.includes(summaryStart) ? ownWords(line) : line))
    .join('\n')
    .trimEnd();
}

/** Returns the visitor's own words before and after the estimate on a line. */
function ownWords(line: string): string[] {
  const start = line.indexOf(summaryStart);
  const end = line.indexOf(').', start);
  const text = line.slice(0, start) + (end < 0 ? '' : line.slice(end + 2));
  return text.trim() ? [text.trim()] : [];
}

/** Appends an estimate to a text, in place of an earlier one. */
export function withEstimate(text: string, summary: string): string {
  const own = withoutEstimate(text);
  return own ? `${own}\n\n${summary}` : summary;
}
