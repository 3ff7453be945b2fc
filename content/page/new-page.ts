import type { PageContent } from '../schema/page.ts';

/** Returns the content of a page of the owner before she writes it. */
export function newPage(label: string): PageContent {
  return {
    name: label,
    seo: { title: label, description: '' },
    blocks: { hero: { block: 'hero', subHeading: '{business.name}', heading: [label], paragraph: '' } },
  };
}
