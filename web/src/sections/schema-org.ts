import type { Crumb } from '../content/breadcrumbs.ts';
import type { Question } from '../content/types.ts';

/** The types of schema.org that the site uses, with the properties it fills in. */
export type Thing = LocalBusiness | Service | FAQPage | BlogPosting | BreadcrumbList;

interface Reference {
  '@id': string;
}

export interface LocalBusiness {
  '@type': 'LocalBusiness';
  '@id': string;
  name: string;
  url: string;
  email: string;
  telephone: string;
  image: string;
  address: {
    '@type': 'PostalAddress';
    addressLocality: string;
    addressRegion: string;
    addressCountry: string;
  };
  areaServed: string[];
}

export interface Service {
  '@type': 'Service';
  name: string;
  description: string;
  url: string;
  provider: Reference;
  areaServed: string;
  offers?: Offer;
}

export interface Offer {
  '@type': 'Offer';
  priceCurrency: 'CAD';
  /** Dollars. */
  price: number;
  priceSpecification?: {
    '@type': 'UnitPriceSpecification';
    priceCurrency: 'CAD';
    /** Where a price starts. */
    minPrice?: number;
    price?: number;
    /** What one price buys: 'per person per hour'. */
    unitText?: string;
  };
}

export interface FAQPage {
  '@type': 'FAQPage';
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[];
}

export interface BlogPosting {
  '@type': 'BlogPosting';
  headline: string;
  description: string;
  url: string;
  mainEntityOfPage: string;
  image?: string;
  /** YYYY-MM-DD; left out where the date shown is no date. */
  datePublished?: string;
  articleSection?: string;
  author: { '@type': 'Organization'; name: string; url: string };
  publisher: Reference;
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item: string }[];
}

/** The name by which other things on the site refer to the business. */
export function businessId(siteUrl: string): string {
  return `${siteUrl}/#business`;
}

/** Questions and answers as they stand on the page. */
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
