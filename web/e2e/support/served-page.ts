/** A page as a client without scripts receives it. */
export interface ServedPage {
  status: number;
  html: string;
  /** Returns the readable text with white space collapsed. */
  text: string;
  title: string | undefined;
  /** Contents of the `<meta>` elements by name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  headings: string[];
  /** Structured data by type. Throws if it is not JSON. */
  data: Record<string, Record<string, unknown>[]>;
}

/** Fetches a page without following redirects. */
export async function servedPage(url: string): Promise<ServedPage> {
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  const html = await response.text();
  return {
    status: response.status,
    html,
    text: textOf(html.replace(/<(script|style|title|noscript)\b.*?<\/\1>/gs, ' ')),
    title: decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1]),
    meta: Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name = '', content]) => [name, decoded(content) ?? ''],
      ),
    ),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    headings: [...html.matchAll(/<h1\b.*?<\/h1>/gs)].map(([heading]) => textOf(heading)),
    data: dataOf(html),
  };
}

function dataOf(html: string): ServedPage['data'] {
  const data: ServedPage['data'] = {};
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const thing = JSON.parse(json) as Record<string, unknown>;
    const type = String(thing['@type']);
    data[type] = [...(data[type] ?? []), thing];
  }
  return data;
}

/** Fetches a page and returns its HTML. */
export const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Returns the readable text of a piece of HTML with white space collapsed. */
export function textOf(html: string): string {
  return (decoded(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ')) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string | undefined): string | undefined {
  return text?.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');
}
