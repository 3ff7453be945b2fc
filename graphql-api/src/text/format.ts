// Values as people in Ontario write them, for mails, the admin's lists and spreadsheets; what is stored stays as it was sent.

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** '9055550199' as '905-555-0199', with the country's 1 before it where it was typed; other lengths as they are. */
export function formatPhone(digits: string): string {
  const [, country = '', area, exchange, line] = /^(1?)(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area === undefined) return digits;
  return [country, area, exchange, line].filter(Boolean).join('-');
}

/** Dollars: 1150000 as '$1,150,000', '0.5' as '$0.50'; what is no plain decimal as it is. */
export function formatMoney(amount: string | number): string {
  const [, whole = '', cents = ''] = /^(\d*)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  if (whole === '' && cents === '') return String(amount);
  const dollars = `$${BigInt(whole || 0).toLocaleString('en-CA')}`;
  return cents === '' ? dollars : `${dollars}.${cents.padEnd(2, '0')}`;
}

/** '2026-11-22' as 'November 22, 2026'; what is no day as it is. */
export function formatDay(text: string): string {
  const time = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? text : day.format(time);
}

/** A moment where the business is: 'November 22, 2026 at 9:41 a.m.'. */
export function formatTime(time: Date): string {
  // ICU puts spaces of its own between the parts, which mail programs and spreadsheets show as they please.
  return moment.format(time).replace(/\s/g, ' ');
}

const iso = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** Returns a time in Milton for spreadsheets: '2026-11-22 21:41'. */
export function isoTime(time: Date): string {
  return iso.format(time);
}
