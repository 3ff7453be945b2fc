import type { ServiceKey } from './pricing/prices.ts';
import type { PublicPath } from './public-paths.ts';

/** An address inside the site; a link to a page that does not exist fails the type check. */
export type SitePath = PublicPath | `${PublicPath}?${string}`;

/** The business's own details, known at run time only. */
export interface Business {
  name: string;
  email: string;
  phone: string;
  location: string;
  /** The age in days at which leads are deleted; null: the owner deletes them. */
  leadRetentionDays: number | null;
}

/** The title goes without the business's name: the page adds it. */
export interface Seo {
  title: string;
  description: string;
}

export interface Link {
  label: string;
  to: SitePath;
}

/** A link that leaves the site. */
export interface OutsideLink {
  label: string;
  href: string;
}

export interface Hero {
  subHeading: string;
  /** The lines of the one `h1` of the page. */
  heading: string[];
  paragraph: string;
  action?: Link;
}

export interface Step {
  title: string;
  text: string;
}

export interface Process {
  heading: string;
  paragraph: string;
  steps: Step[];
}

export interface Card {
  title: string;
  text: string;
  action: Link;
}

export interface TextBlock {
  heading: string;
  paragraphs: string[];
  list?: string[];
  action?: Link;
}

export interface Comparison {
  heading: string;
  paragraph: string;
}

export interface CallToAction {
  heading: string;
  paragraph: string;
  action: Link;
}

export interface Package {
  key: ServiceKey;
  name: string;
  /** Canadian dollars. */
  price: number;
  /** What one price buys, '' for the whole job. */
  unit: '' | 'per person per hour';
  /** Whether the price is where it starts rather than what it is. */
  from: boolean;
  terms: string;
  /** When it is done; on the sheet to forward. */
  leadTime: string;
  includes: string[];
  action: Link;
}

/** Some packages side by side. */
export interface PackageList {
  heading: string;
  note: string;
  items: Package[];
  /** The page that says what each includes, where this one names the prices only. */
  details?: Link;
}

/** The services that an estimate offers; it opens with the first. */
export type EstimateList = [ServiceKey, ...ServiceKey[]];

/** One item of an accordion. */
export interface Question {
  title: string;
  content: string;
}

/** The shape of the three staging pages for one audience each. */
export interface AudiencePage {
  seo: Seo;
  hero: Hero;
  intro: TextBlock;
  /** Consultation, work and showcasing, in this order. */
  cards: Card[];
  comparison?: Comparison;
  packages: PackageList;
  estimate: EstimateList;
}

/** The shape of the pages for one decorating service each. */
export interface DecoratingServicePage {
  seo: Seo;
  hero: Hero;
  intro: TextBlock;
  process: Process;
  packages: PackageList;
  estimate: EstimateList;
  callToAction: CallToAction;
}

/** The shape of the two interior design pages. */
export interface DesignServicePage {
  seo: Seo;
  hero: Hero;
  process: Process;
  disclaimer: TextBlock;
  callToAction: CallToAction;
}

/** The shape of the two pages with the enquiry form; `formType` is sent letter by letter. */
export interface EnquiryPage {
  seo: Seo;
  hero: Hero;
  enquiry: {
    heading: string;
    paragraph: string;
    detailsHeading: string;
    formType:
      | 'Message genrated through Project Management form'
      | 'Message genrated through Partnership form';
    labels: Record<'name' | 'email' | 'phoneNum' | 'timeToConnect' | 'description', string>;
    submit: string;
  };
}
