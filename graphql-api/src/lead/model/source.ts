import { oneLine } from '../../../../rules/storable.ts';

/** The parts of a source, with their labels. */
export const sourceLabels = new Map([
  ['page', 'First page'],
  ['site', 'Referring site'],
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign medium'],
  ['utm_campaign', 'Campaign'],
  ['utm_term', 'Campaign term'],
  ['utm_content', 'Campaign content'],
] as const);

type Part = Parameters<(typeof sourceLabels)['get']>[0];

/** A visit's source: the path of its first page, the referring host name and the campaign's parameters. */
export type LeadSource = Partial<Record<Part, string>>;

// In UTF-16 units.
const MAX_PART = 200;

/** Parses the first page's URL and the referrer's, separated by a space; either may be unreadable. */
export function leadSource(source: string): LeadSource {
  const [url, referrer] = source.split(' ');
  const first = parse(url);
  const site = parse(referrer)?.host;
  const parts = [...sourceLabels.keys()].map((part): [Part, string | null | undefined] => {
    if (part === 'page') return [part, first?.pathname];
    if (part === 'site') return [part, site === first?.host ? null : site];
    return [part, first?.searchParams.get(part)];
  });
  const cut = parts.map(([part, text]) => [part, oneLine(text?.slice(0, MAX_PART) ?? '').trim()] as const);
  return Object.fromEntries(cut.filter(([, text]) => text !== ''));
}

const parse = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
