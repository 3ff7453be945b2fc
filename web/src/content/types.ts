import type * as v from 'valibot';
import type { Picture } from '../generated/types.ts';
import type { ServiceKey } from './pricing/prices.ts';
import type { PublicPath } from './public-paths.ts';
import type * as blocks from './schema/blocks.ts';

/** A path inside the site, or an https URL that the owner typed; a link to an unknown page fails the type check. */
export type SitePath = PublicPath | `${PublicPath}?${string}` | `https://${string}`;

/** The business's details, known at run time only. */
export interface Business {
  name: string;
  email: string;
  phone: string;
  location: string;
  openingHours: readonly { from: string; to: string; opens: string; closes: string }[];
  /** Age in days at which leads are deleted; null if only the owner deletes them. */
  leadRetentionDays: number | null;
}

/** The title omits the business's name: the page adds it. */
export type Seo = v.InferOutput<typeof blocks.seoSchema>;

export interface Link {
  label: string;
  to: SitePath;
}

/** A picture of a page. */
export interface ContentPicture extends Picture {
  /** Its name in `media/`; an uploaded one has none. */
  name?: string;
  /** The point that stays visible where the picture is cropped, in percent from the left and the top; else the design decides. */
  focus?: { x: number; y: number };
}

/** The lines of `heading` are the page's `h1`. */
export type Hero = v.InferOutput<typeof blocks.heroSchema> & { picture?: ContentPicture };

export type Process = v.InferOutput<typeof blocks.processSchema>;

export type Card = v.InferOutput<typeof blocks.cardSchema> & { picture?: ContentPicture };

export type TextBlock = v.InferOutput<ReturnType<typeof blocks.textBlockSchema>> & {
  picture?: ContentPicture;
};

export type Pair = v.InferOutput<typeof blocks.pairSchema>;

export type Comparison = v.InferOutput<typeof blocks.comparisonSchema>;

export type CallToAction = v.InferOutput<typeof blocks.callToActionSchema>;

/** Packages that are shown side by side. `details` links the page that lists what each includes, if this one does not. */
export type PackageList = v.InferOutput<typeof blocks.packageListSchema>;

/** The services of an estimate; the first is preselected. */
export type EstimateList = readonly ServiceKey[];

/** One item of an accordion. */
export type Question = v.InferOutput<typeof blocks.questionSchema>;

/** The shape of the three staging pages. */
export type AudiencePage =
  | v.InferOutput<typeof blocks.audiencePageSchema>
  | v.InferOutput<typeof blocks.picturedAudiencePageSchema>;

/** The shape of the decorating service pages. */
export type DecoratingServicePage = v.InferOutput<typeof blocks.decoratingServicePageSchema>;

/** The shape of the two interior design pages. */
export type DesignServicePage = v.InferOutput<typeof blocks.designServicePageSchema>;

/** The form of the two enquiry pages. */
export type Enquiry = v.InferOutput<typeof blocks.enquirySchema>;

export type Step = v.InferOutput<typeof blocks.stepSchema>;

/** A package with its price. */
export interface Package {
  key: ServiceKey;
  name: string;
  /** Canadian dollars. */
  price: number;
  /** The unit of the price, '' for the whole job. */
  unit: string;
  /** Whether the price is a minimum. */
  from: boolean;
  terms: string;
  /** The lead time, on the printed sheet. */
  leadTime: string;
  includes: string[];
  action: Link;
}
