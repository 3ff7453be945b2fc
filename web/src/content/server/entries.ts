import type * as v from 'valibot';
import type { ContentKey } from '../common/keys.ts';
import { aboutPage, aboutSchema } from '../copy/about.ts';
import { article, articlesSchema, blogPage, blogSchema } from '../copy/blog.ts';
import { contactPage, contactSchema } from '../copy/contact.ts';
import { creditsPage, creditsSchema } from '../copy/credits.ts';
import { quotePage, quoteSchema } from '../copy/get-a-quote.ts';
import { homePage, homeSchema } from '../copy/home.ts';
import { locationsSchema } from '../copy/location.ts';
import { locationContent } from '../copy/location-content.ts';
import { portfolioPage, portfolioSchema } from '../copy/portfolio.ts';
import { privacyPage, privacySchema } from '../copy/privacy.ts';
import { thankYouPage, thankYouSchema } from '../copy/thank-you.ts';
import { packages } from '../pricing/packages.ts';
import { prices } from '../pricing/prices.ts';
import {
  audiencePageSchema,
  decoratingServicePageSchema,
  designServicePageSchema,
  picturedAudiencePageSchema,
} from '../schema/blocks.ts';
import { packagesSchema } from '../schema/packages.ts';
import { pricesSchema } from '../schema/prices.ts';
import { commercialPage, commercialSchema } from '../services/commercial.ts';
import { decoratingPage, decoratingSchema } from '../services/decorating.ts';
import { decoratingHomeOwnerPage } from '../services/decorating-home-owner.ts';
import { decoratingOrganizingPage } from '../services/decorating-organizing.ts';
import { decoratingShortTermRentalPage } from '../services/decorating-short-term-rental.ts';
import { designPage, designSchema } from '../services/design.ts';
import { designCommercialPage } from '../services/design-commercial.ts';
import { designResidentialPage } from '../services/design-residential.ts';
import { partnershipPage, partnershipSchema } from '../services/partnership-opportunities.ts';
import { projectManagementPage, projectManagementSchema } from '../services/project-management.ts';
import { stagingPage, stagingSchema } from '../services/staging.ts';
import { stagingBuildersPage } from '../services/staging-builders.ts';
import { stagingHomeOwnerPage } from '../services/staging-home-owner.ts';
import { stagingRealtorsPage } from '../services/staging-realtors.ts';
import { virtualStagingPage, virtualStagingSchema } from '../services/virtual-staging.ts';
import { certifications, certificationsSchema } from '../shared/certifications.ts';
import { navigation, navigationSchema } from '../shared/navigation.ts';
import { team, teamSchema } from '../shared/team.ts';
import { testimonials, testimonialsSchema } from '../shared/testimonials.ts';

// For the server's bundle: the browser must not load the texts of every page.

export interface Entry {
  /** The name in the admin area. */
  name: string;
  schema: v.GenericSchema;
  original: object;
}

export type Entries = Partial<Record<ContentKey, Entry>>;

/** The pages, in the order of the navigation and the footer. */
export const pages: Entries = {
  '/': { name: 'Home', schema: homeSchema(), original: homePage },
  '/about': { name: 'About', schema: aboutSchema(), original: aboutPage },
  '/design': { name: 'Interior design', schema: designSchema(), original: designPage },
  '/design/residential': {
    name: 'Residential design',
    schema: designServicePageSchema,
    original: designResidentialPage,
  },
  '/design/commercial': {
    name: 'Commercial design',
    schema: designServicePageSchema,
    original: designCommercialPage,
  },
  '/project-management': {
    name: 'Project management',
    schema: projectManagementSchema(),
    original: projectManagementPage,
  },
  '/staging': { name: 'Staging', schema: stagingSchema(), original: stagingPage },
  '/staging-home-owner': {
    name: 'Staging for home owners',
    schema: audiencePageSchema,
    original: stagingHomeOwnerPage,
  },
  '/staging-realtors': {
    name: 'Staging for realtors',
    schema: picturedAudiencePageSchema,
    original: stagingRealtorsPage,
  },
  '/staging-builders': {
    name: 'Staging for builders',
    schema: audiencePageSchema,
    original: stagingBuildersPage,
  },
  '/virtual-staging': {
    name: 'Virtual staging',
    schema: virtualStagingSchema(),
    original: virtualStagingPage,
  },
  '/decorating-organizing': {
    name: 'Organizing',
    schema: decoratingServicePageSchema,
    original: decoratingOrganizingPage,
  },
  '/decorating': { name: 'Decorating', schema: decoratingSchema(), original: decoratingPage },
  '/commercial': { name: 'Commercial decorating', schema: commercialSchema(), original: commercialPage },
  '/decorating-home-owner': {
    name: 'Residential decorating',
    schema: decoratingServicePageSchema,
    original: decoratingHomeOwnerPage,
  },
  '/decorating-short-term-rental': {
    name: 'Short-term rental decorating',
    schema: decoratingServicePageSchema,
    original: decoratingShortTermRentalPage,
  },
  '/portfolio': { name: 'Portfolio', schema: portfolioSchema(), original: portfolioPage },
  '/blog': { name: 'Blog', schema: blogSchema(), original: blogPage },
  '/partnership-opportunities': {
    name: 'Partnership opportunities',
    schema: partnershipSchema(),
    original: partnershipPage,
  },
  '/get-a-quote': { name: 'Request a quote', schema: quoteSchema(), original: quotePage },
  '/contact': { name: 'Contact', schema: contactSchema(), original: contactPage },
  '/privacy': { name: 'Privacy', schema: privacySchema(), original: privacyPage },
  '/credits': { name: 'Credits', schema: creditsSchema(), original: creditsPage },
  '/thank-you': { name: 'Thank you', schema: thankYouSchema(), original: thankYouPage },
};

/** The content that pages share, beside the details of the business. */
export const shared: Entries = {
  prices: { name: 'Prices', schema: pricesSchema, original: prices },
  packages: { name: 'Packages and estimate', schema: packagesSchema, original: packages },
  testimonials: { name: 'Testimonials', schema: testimonialsSchema(), original: testimonials },
  team: { name: 'Team', schema: teamSchema(), original: team },
  certifications: { name: 'Certifications', schema: certificationsSchema(), original: certifications },
  navigation: { name: 'Navigation and footer', schema: navigationSchema(), original: navigation },
  articles: { name: 'Articles: shared texts', schema: articlesSchema(), original: article },
  locations: { name: 'Location pages: shared texts', schema: locationsSchema(), original: locationContent },
};
