import type { ServiceKey } from './pricing/prices.ts';
import type { PublicPath } from './public-paths.ts';

/** A path inside the site; a link to an unknown page fails the type check. */
export type SitePath = PublicPath | `${PublicPath}?${string}`;

/** The business's details, known at run time only. */
export interface Business {
  name: string;
  email: string;
  phone: string;
  location: string;
  /** Age in days at which leads are deleted; null if only the owner deletes them. */
  leadRetentionDays: number | null;
}

/** The title omits the business's name: the page adds it. */
export interface Seo {
  title: string;
  description: string;
}

export interface Link {
  label: string;
  to: SitePath;
}

/** A link to another site. */
export interface OutsideLink {
  label: string;
  href: string;
}

export interface Hero {
  subHeading: string;
  /** The lines of the page's `h1`. */
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
  /** The unit of the price, '' for the whole job. */
  unit: '' | 'per person per hour';
  /** Whether the price is a minimum. */
  from: boolean;
  terms: string;
  /** The lead time, on the printed sheet. */
  leadTime: string;
  includes: string[];
  action: Link;
}

/** Packages that are shown side by side. */
export interface PackageList {
  heading: string;
  note: string;
  items: Package[];
  /** The page that lists what each package includes, if this page shows prices only. */
  details?: Link;
}

/** The services of an estimate; the first is preselected. */
export type EstimateList = [ServiceKey, ...ServiceKey[]];

/** One item of an accordion. */
export interface Question {
  title: string;
  content: string;
}

/** The shape of the three staging pages. */
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

/** The shape of the decorating service pages. */
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

/** The shape of the two enquiry pages; `formType` is a wire string. */
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
