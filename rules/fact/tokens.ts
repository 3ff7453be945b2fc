import { dollars, type Price, type Prices, priceText } from './prices.ts';

// Texts refer to prices, facts and the business by tokens: '{vacantStaging.price}' becomes '$2,995',
// '{vacantStaging.fromPrice}' 'from $2,995'.

/** The values of the tokens by group: those of the price list, and the details of the business. */
export type TokenValues = Readonly<Record<string, object>>;

const token = /\{([^{}]*)\}/g;

type NumbersOf<Group> = Group extends object
  ? { [Key in keyof Group]: Group[Key] extends number ? Key : never }[keyof Group]
  : never;

/** Whether a number of the price list is dollars. The compiler asks for a line of each. */
const isDollars: Record<NumbersOf<Prices[keyof Prices]>, boolean> = {
  price: true,
  accessoryRental: true,
  extraRoom: true,
  addOn: true,
  supplierVisitPerHour: true,
  maximumHours: false,
  minimumHours: false,
  includedRooms: false,
  rentalDays: false,
  revisions: false,
  minimumPayments: false,
  maximumPayments: false,
  minimumTurnaround: false,
  maximumTurnaround: false,
};

const isAmount = (key: string) => isDollars[key as keyof typeof isDollars];

/** Replaces the tokens in every text of a content. Tokens without a value stay. */
export function fillTokens<Content>(content: Content, values: TokenValues): Content {
  return mapTexts(content, (text) =>
    text.includes('{') ? text.replace(token, (whole, name: string) => valueOf(name, values) ?? whole) : text,
  );
}

function valueOf(name: string, all: TokenValues): string | undefined {
  const [group = '', key = ''] = name.split('.');
  const values = Object.hasOwn(all, group) ? all[group] : undefined;
  if (!values) return undefined;
  const value: unknown = Object.hasOwn(values, key) ? values[key as keyof typeof values] : undefined;
  if (typeof value === 'number') return figureText(key, value);
  if (typeof value === 'string') return value;
  return key === 'fromPrice' && 'price' in values ? priceText(values as Price) : undefined;
}

/** Formats a number of the price list by its key. */
export const figureText = (key: string, value: number) => (isAmount(key) ? dollars(value) : String(value));

/** Returns a content with every text changed. */
export function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(map);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item)]));
  };
  return map(content) as Content;
}

/** Returns the amounts that are dollars by the names of their tokens, such as `vacantStaging.price`. */
export function amountsByToken(values: TokenValues): Map<string, number> {
  const amounts = Object.entries(values).flatMap(([group, keys]) =>
    Object.entries(keys).flatMap(([key, value]): [string, number][] =>
      typeof value === 'number' && isAmount(key) ? [[`${group}.${key}`, value]] : [],
    ),
  );
  return new Map(amounts);
}

/** Returns the names of the tokens of a dollar amount. */
export const tokensOf = (amount: number, values: TokenValues): string[] =>
  [...amountsByToken(values)].flatMap(([name, value]) => (value === amount ? [name] : []));
