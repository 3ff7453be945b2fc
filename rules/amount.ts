import { asciiDigits } from './digits.ts';

/** 450000, 450000.5, .5 and 450000,50: without a separator of thousands. */
const plain = /^(?:\d+(?:\.\d*|,\d{0,2})?|\.\d+|,\d{1,2})$/;
/** 450,000.50 in English. */
const withCommas = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** 450 000,50 in French. */
const withSpaces = /^[1-9]\d{0,2}(?:\s\d{3})+(?:\.\d*|,\d{0,2})?$/;

/**
 * Returns the decimal spelling of an amount in dollars in English or in French: '450000.50' for '$450,000.50'
 * and '450 000,50 $'. Returns undefined for other texts, and for an ambiguous one.
 */
export function readAmount(text: string): string | undefined {
  const written = bareAmount(text);
  const sign = /^[-\u2212]/.test(written) ? '-' : '';
  const digits = sign ? written.slice(1).trimStart() : written;
  if (isAmbiguous(digits)) return undefined;
  if (withCommas.test(digits)) return sign + digits.replaceAll(',', '');
  if (plain.test(digits) || withSpaces.test(digits))
    return sign + digits.replace(/\s/g, '').replace(',', '.');
  return undefined;
}

/** Returns whether an amount is ambiguous: '450.000' has a decimal point or a separator of thousands. */
export function isAmbiguousAmount(text: string): boolean {
  return isAmbiguous(bareAmount(text).replace(/^[-\u2212]/, ''));
}

const isAmbiguous = (digits: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** Returns an amount without its dollar sign. */
function bareAmount(text: string): string {
  const written = asciiDigits(text).trim();
  const unsigned = written.endsWith('$') ? written.slice(0, -1) : written.replace(/^([-\u2212]?)\$/, '$1');
  return unsigned.trim();
}

/** Formats 1150000 as '$1,150,000' and '0.5' as '$0.50'. Returns other texts unchanged. */
export function formatAmount(amount: string | number): string {
  const [, whole = '', cents = ''] = /^(\d*)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  if (whole === '' && cents === '') return String(amount);
  const dollars = `$${BigInt(whole || 0).toLocaleString('en-CA')}`;
  return cents === '' ? dollars : `${dollars}.${cents.padEnd(2, '0')}`;
}
