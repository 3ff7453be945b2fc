import { describe, expect, it } from 'vitest';
import { provinces } from '../../../rules/form/quote.ts';
import { publicPaths } from './common/public-paths.ts';
import { redirects } from './common/redirects.ts';
import { aboutPage } from './copy/about.ts';
import { article, blogPage, blogSeo } from './copy/blog.ts';
import { contactPage } from './copy/contact.ts';
import { creditsPage } from './copy/credits.ts';
import { quotePage } from './copy/get-a-quote.ts';
import { homePage } from './copy/home.ts';
import { loginPage } from './copy/login.ts';
import { articleNotFoundPage, locationNotFoundPage, notFoundPage } from './copy/not-found.ts';
import { portfolioPage } from './copy/portfolio.ts';
import { presentationPage, projectNotFoundPage } from './copy/presentation.ts';
import { privacyPage, retention } from './copy/privacy.ts';
import { thankYouPage } from './copy/thank-you.ts';
import { originalPriceList, packageOf } from './pricing/packages.ts';
import { prices, priceText, type ServiceKey } from './pricing/prices.ts';
import { fillTokens } from './pricing/tokens.ts';
import type { Seo } from './schema/types.ts';
import { commercialPage } from './services/commercial.ts';
import { decoratingPage } from './services/decorating.ts';
import { decoratingHomeOwnerPage } from './services/decorating-home-owner.ts';
import { decoratingOrganizingPage } from './services/decorating-organizing.ts';
import { decoratingShortTermRentalPage } from './services/decorating-short-term-rental.ts';
import { designPage } from './services/design.ts';
import { designCommercialPage } from './services/design-commercial.ts';
import { designResidentialPage } from './services/design-residential.ts';
import { partnershipPage } from './services/partnership-opportunities.ts';
import { projectManagementPage } from './services/project-management.ts';
import { stagingPage } from './services/staging.ts';
import { stagingBuildersPage } from './services/staging-builders.ts';
import { stagingHomeOwnerPage } from './services/staging-home-owner.ts';
import { stagingRealtorsPage } from './services/staging-realtors.ts';
import { virtualStagingPage } from './services/virtual-staging.ts';
import { certifications } from './shared/certifications.ts';
import { navigation } from './shared/navigation.ts';
import { rankOf, testimonials } from './shared/testimonials.ts';

const listed: Record<(typeof publicPaths)[number], { seo: Seo }> = {
  '/': homePage,
  '/about': aboutPage,
  '/staging': stagingPage,
  '/staging-home-owner': stagingHomeOwnerPage,
  '/staging-realtors': stagingRealtorsPage,
  '/staging-builders': stagingBuildersPage,
  '/virtual-staging': virtualStagingPage,
  '/decorating': decoratingPage,
  '/decorating-home-owner': decoratingHomeOwnerPage,
  '/decorating-short-term-rental': decoratingShortTermRentalPage,
  '/decorating-organizing': decoratingOrganizingPage,
  '/commercial': commercialPage,
  '/design': designPage,
  '/design/residential': designResidentialPage,
  '/design/commercial': designCommercialPage,
  '/project-management': projectManagementPage,
  '/partnership-opportunities': partnershipPage,
  '/portfolio': portfolioPage,
  '/blog': blogPage,
  '/contact': contactPage,
  '/get-a-quote': quotePage,
  '/credits': creditsPage,
  '/privacy': privacyPage,
};

const unlisted = [
  notFoundPage,
  articleNotFoundPage,
  locationNotFoundPage,
  projectNotFoundPage,
  presentationPage,
  thankYouPage,
  loginPage,
];
const seos = [...Object.values(listed), ...unlisted]
  .map(({ seo }) => fillTokens(seo, originalPriceList.prices))
  .concat(blogSeo(blogPage, 2), blogSeo(blogPage, 3));

describe('search texts', () => {
  it.each(seos)('fit a result page: $title', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('are each used once', () => {
    expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
    expect(new Set(seos.map(({ description }) => description)).size).toBe(seos.length);
  });
});

describe('promised words and counts', () => {
  it('has the texts that are quoted elsewhere', () => {
    expect(aboutPage.hero.heading).toEqual(['A Staging and Design Firm']);
    expect(aboutPage.whoWeAre).toMatchObject({
      heading: 'Who we are',
      action: { label: 'Book a consult now', to: '/contact' },
    });
    expect(navigation.button).toEqual({ label: 'GET IN TOUCH', to: '/contact' });
    expect(blogPage).toMatchObject({ featuredHeading: 'MOST POPULAR BLOG', next: 'NEXT' });
    expect(homePage.blog.action).toEqual({ label: 'OUR BLOGS', to: '/blog' });
    expect(article).toMatchObject({ readArticle: 'Read Article', readTime: '7 MIN' });
    expect(Object.values(portfolioPage.groups).map(({ label }) => label)).toEqual([
      'Residential Projects',
      'Commercial Projects',
      'Global Projects',
    ]);
    expect(thankYouPage).toMatchObject({
      heading: 'Thank you for submitting your request',
      text: "We've received it and will be in touch with more details soon.",
    });
    expect(locationNotFoundPage.heading).toBe('Requested Page Could Not Be Found');
    expect(commercialPage.intro.action).toEqual({ label: 'Get A QUOTE', to: '/get-a-quote' });
  });

  it('has the counts that are promised', () => {
    expect(testimonials.items).toHaveLength(14);
    expect(contactPage.faq.items).toHaveLength(4);
    expect(provinces).toHaveLength(13);
    expect(certifications.badges).toHaveLength(6);
    expect(commercialPage.planning.steps).toHaveLength(3);
    expect(commercialPage.installation.steps).toHaveLength(3);
    expect(designResidentialPage.process.steps).toHaveLength(3);
    expect(designCommercialPage.process.steps).toHaveLength(4);
  });

  it.each([stagingHomeOwnerPage, stagingRealtorsPage, stagingBuildersPage])(
    'has consultation, work and showcasing cards that lead to a quote: $seo.title',
    ({ cards }) => {
      expect(cards.map(({ title }) => title)).toEqual(['Consultation', 'The work', 'Showcasing']);
      for (const { action } of cards) expect(action).toEqual({ label: 'Get A QUOTE', to: '/get-a-quote' });
    },
  );

  it('marks every testimonial as a sample', () => {
    for (const item of testimonials.items)
      expect(`${item.clientName} ${rankOf(item)}`).toMatch(/^Sample .*, sample testimonial$/);
  });
});

describe('the privacy page', () => {
  it.each([
    [null, 'We keep it, with its photos and emails, until you ask us to delete it'],
    [1095, 'We keep it, with its photos and emails, for 3 years after you sent it, or until you ask'],
    [365, 'for 1 year after you sent it'],
    [400, 'for 400 days after you sent it'],
    [36_500, 'for 100 years after you sent it'],
  ])('with a retention period of %s days reads: %s', (leadRetentionDays, words) => {
    const business = {
      name: 'Studio',
      email: 'a@b.example',
      phone: '1',
      location: 'Milton',
      openingHours: [],
      leadRetentionDays,
    };
    const values = { ...prices, business: { ...business, retention: retention(business) } };
    const texts = fillTokens(privacyPage, values).sections.flatMap(({ paragraphs }) => paragraphs);
    expect(texts.join('\n')).toContain(words);
  });
});

describe('prices as they are read', () => {
  it.each<[ServiceKey, string, string]>([
    ['stagingConsultation', '$495', 'Up to 3 hours. Accessory rental add-on from $400.'],
    ['vacantStaging', 'from $2,995', '3 main areas, +$300 per extra room, 30-day rental.'],
    ['occupiedStaging', 'from $1,990', '3 main areas, +$300 per extra room, 30-day rental.'],
    ['stylingConsultation', '$495', 'One visit at a fixed price.'],
    ['styleAndShop', 'from $1,450', '2 rooms, +$600 per extra room, 1 revision. Add-on from $750.'],
    ['fullService', 'from $2,950', 'Paid in 2-3 milestone payments. Supplier visit from $199/hour.'],
    ['declutter', 'from $95 per person per hour', 'Minimum 6 hours.'],
    ['organization', 'from $125 per person per hour', 'Minimum 6 hours.'],
  ])('%s', (key, price, terms) => {
    const one = packageOf(key, originalPriceList);
    expect(priceText(one)).toBe(price);
    expect(one.terms).toBe(terms);
  });
});

describe('addresses', () => {
  it('redirects only URLs without a page, each once', () => {
    const from = redirects.map(([path]) => path);
    expect(new Set(from).size).toBe(14);
    expect(from.filter((path) => (publicPaths as readonly string[]).includes(path))).toEqual([]);
  });
});
