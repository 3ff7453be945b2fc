import type { BreadcrumbList, FAQPage } from 'schema-dts';
import type { Crumb } from '../../content/breadcrumbs.ts';
import type { Question } from '../../content/types.ts';

/** The name by which other things on the site refer to the business. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

/** Questions and answers as the page shows them. */
export function faqPage(questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
}

/** The way to a page, the page itself last. */
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
