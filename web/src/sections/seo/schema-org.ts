import type { BreadcrumbList, FAQPage } from 'schema-dts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import type { Crumb } from '../../../../rules/pages.ts';

/** Returns the id of the business in structured data. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

/** Returns the structured data of questions and answers. */
export function faqPage(questions: BlockOf<'questions'>['items']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}

/** Returns the structured data of a breadcrumb trail that ends with the page. */
export function breadcrumbList(crumbs: Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
