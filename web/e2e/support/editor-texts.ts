import { retention } from '../../../content/common/retention.ts';
import { dollars, prices } from '../../../rules/fact/prices.ts';
import { fillTokens } from '../../../rules/fact/tokens.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import type { Business } from '../../../rules/server-bundle.ts';
import type { Site } from './fixtures.ts';
import { textOf } from './served-page.ts';

interface Slugs {
  items: { slug: string }[];
}

interface Entry {
  fields: Descriptor;
  original: unknown;
}

/** Returns the texts in the fields of /admin/pages, with their tokens filled. */
export async function textsOfFields(app: Site): Promise<Set<string>> {
  const token = await app.signIn();
  const { pages, shared, business } = await app.graphql<{ pages: Slugs; shared: Slugs; business: Business }>(
    `{
      pages: entries(kind: "page", pageSize: 100) { items { slug } }
      shared: entries(kind: "business") { items { slug } }
      business { name phone email location leadRetentionDays }
    }`,
    {},
    token,
  );
  const entries = [...pages.items, ...shared.items].map(async (variables) => {
    const query = 'query ($slug: String!) { editablePage(page: $slug) { fields original } }';
    return (await app.graphql<{ editablePage: Entry }>(query, variables, token)).editablePage;
  });
  const values = { ...prices, business: { ...business, retention: retention(business) } };
  const texts = (await Promise.all(entries)).flatMap(({ fields, original }) => textsIn(fields, original));
  return new Set(texts.map((text) => normalized(fillTokens(text, values))));
}

/** Returns the texts in the editors of articles, location pages and the portfolio. */
export async function textsOfOtherEditors(app: Site): Promise<string[]> {
  const content = await app.graphql<object>(`{
    blogs(pageSize: 50) {
      items {
        title brief_paragraph published_date metaTitle metaDescription
        picture { alt } categoryDetails { category } blogs_content { heading paragraph }
      }
    }
    locationPages {
      main_heading main_paragraph highlighted_heading heading_1 heading_2 heading_3 heading_4
      paragraph_1 paragraph_2 paragraph_3 paragraph_4 meta_title meta_description
    }
    portfolio {
      items {
        title town rooms days package picture { alt }
        ... on PortfolioPair { before { alt } }
      }
    }
  }`);
  return stringsIn(content);
}

function textsIn(field: Descriptor, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (field.kind === 'list')
    return (value as unknown[]).flatMap((item) => (field.item ? textsIn(field.item, item) : []));
  if (field.kind === 'group')
    return Object.entries(field.fields ?? {}).flatMap(([key, inner]) =>
      textsIn(inner, (value as Record<string, unknown>)[key]),
    );
  if (field.kind === 'link') return [(value as { label: string }).label];
  if (field.kind === 'picture') return [(value as { alt: string }).alt];
  if (field.kind === 'number') return [dollars(value as number)];
  return field.kind === 'text' ? textNodesOf(value as string) : [];
}

/** Returns the texts between the tags of inline HTML. */
const textNodesOf = (value: string): string[] => value.split(/<[^<>]*>/).map(textOf);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [textOf(value)];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function normalized(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
