import type * as v from 'valibot';
import type { ContentPicture } from '../common/pictures.ts';
import type { ServiceKey } from '../pricing/prices.ts';
import type * as blocks from './blocks.ts';

/** The title omits the business's name: the page adds it. */
export type Seo = v.InferOutput<typeof blocks.seoSchema>;

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
