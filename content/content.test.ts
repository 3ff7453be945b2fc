import { describe, expect, it } from 'vitest';
import { prices, priceText, type ServiceKey } from '../rules/fact/prices.ts';
import { fillTokens } from '../rules/fact/tokens.ts';
import { provinces } from '../rules/form/quote.ts';
import { publicPaths, redirects } from '../rules/pages.ts';
import { periods } from '../rules/periods.ts';
import { retention } from './common/retention.ts';
import {
  articleNotFoundPage,
  locationNotFoundPage,
  notFoundPage,
  projectNotFoundPage,
} from './copy/not-found.ts';
import { loginSeo, presentationSeo } from './copy/unlisted.ts';
import { contents } from './editable/contents.ts';
import about from './pages/about.json' with { type: 'json' };
import blog from './pages/blog.json' with { type: 'json' };
import { blogPage } from './pages/blog.ts';
import commercial from './pages/commercial.json' with { type: 'json' };
import contact from './pages/contact.json' with { type: 'json' };
import designCommercial from './pages/design-commercial.json' with { type: 'json' };
import designResidential from './pages/design-residential.json' with { type: 'json' };
import home from './pages/home.json' with { type: 'json' };
import portfolio from './pages/portfolio.json' with { type: 'json' };
import privacy from './pages/privacy.json' with { type: 'json' };
import stagingBuilders from './pages/staging-builders.json' with { type: 'json' };
import stagingHomeOwner from './pages/staging-home-owner.json' with { type: 'json' };
import stagingRealtors from './pages/staging-realtors.json' with { type: 'json' };
import thankYou from './pages/thank-you.json' with { type: 'json' };
import { originalPriceList, packageOf, packages } from './pricing/packages.ts';
import type { BlockOf } from './schema/page.ts';
import { article, blogSeo } from './shared/articles.ts';
import { certifications } from './shared/certifications.ts';
import { navigation } from './shared/navigation.ts';
import { rankOf, testimonials } from './shared/testimonials.ts';

const unlisted = [
  notFoundPage,
  articleNotFoundPage,
  locationNotFoundPage,
  projectNotFoundPage,
  { seo: presentationSeo },
  { seo: loginSeo },
];
const seos = [...Object.values(contents), ...unlisted]
  .map(({ seo }) => fillTokens(seo, originalPriceList.prices))
  .concat(
    [2, 3].map((number) => blogSeo(blog.seo, blogPage.page.blocks['list'] as BlockOf<'articles'>, number)),
  );

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

it('pages refer to prices and facts by tokens', () => {
  const texts = JSON.stringify([contents, packages, navigation, certifications, article]);
  expect(texts).not.toMatch(new RegExp(`\\$\\d|${prices.facts.yearsInBusiness}`));
});

describe('promised words and counts', () => {
  it('has the texts that are quoted elsewhere', () => {
    expect(about.blocks.hero.heading).toEqual(['A Staging and Design Firm']);
    expect(about.blocks.whoWeAre).toMatchObject({
      heading: 'Who we are',
      action: { label: 'Book a consult now', to: '/contact' },
    });
    expect(navigation.button).toEqual({ label: 'GET IN TOUCH', to: '/contact' });
    expect(blog.blocks.list).toMatchObject({ featuredHeading: 'MOST POPULAR BLOG', next: 'NEXT' });
    expect(home.blocks.blog.action).toEqual({ label: 'OUR BLOGS', to: '/blog' });
    expect(article).toMatchObject({ readArticle: 'Read Article', readTime: '7 MIN' });
    expect(Object.values(portfolio.blocks.gallery.groups).map(({ label }) => label)).toEqual([
      'Residential Projects',
      'Commercial Projects',
      'Global Projects',
    ]);
    expect(thankYou.blocks.thanks).toMatchObject({
      heading: 'Thank you for submitting your request',
      text: "We've received it and will be in touch with more details soon.",
    });
    expect(locationNotFoundPage.heading).toBe('Requested Page Could Not Be Found');
    expect(commercial.blocks.intro.action).toEqual({ label: 'Get A QUOTE', to: '/get-a-quote' });
  });

  it('has the counts that are promised', () => {
    expect(testimonials.items).toHaveLength(14);
    expect(contact.blocks.faq.items).toHaveLength(4);
    expect(provinces).toHaveLength(13);
    expect(certifications.badges).toHaveLength(6);
    expect(commercial.blocks.planning.steps).toHaveLength(3);
    expect(commercial.blocks.installation.steps).toHaveLength(3);
    expect(designResidential.blocks.process.steps).toHaveLength(3);
    expect(designCommercial.blocks.process.steps).toHaveLength(4);
  });

  it.each([stagingHomeOwner, stagingRealtors, stagingBuilders])(
    'has consultation, work and showcasing cards that lead to a quote: $seo.title',
    ({ blocks: { cards } }) => {
      expect(cards.items.map(({ title }) => title)).toEqual(['Consultation', 'The work', 'Showcasing']);
      for (const { action } of cards.items)
        expect(action).toEqual({ label: 'Get A QUOTE', to: '/get-a-quote' });
    },
  );

  it('marks every testimonial as a sample', () => {
    for (const item of testimonials.items)
      expect(`${item.clientName} ${rankOf(item)}`).toMatch(/^Sample .*, sample testimonial$/);
  });
});

describe('the privacy page', () => {
  it('names the periods after which unsent photos and unconfirmed addresses are deleted', () => {
    const texts = JSON.stringify(privacy.blocks.sections);
    expect(texts).toContain(`we delete them after ${periods.unclaimedPhoto.words}.`);
    expect(texts).toContain(`we delete your email address after ${periods.confirmation.words}.`);
  });

  it.each([
    [null, 'We keep it, with its photos and emails, until you ask us to delete it'],
    [
      1095,
      'We keep it, with its photos and emails, for 3 years after we last wrote to each other, or until you ask',
    ],
    [365, 'for 1 year after we last wrote to each other'],
    [400, 'for 400 days after we last wrote to each other'],
    [36_500, 'for 100 years after we last wrote to each other'],
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
    const texts = fillTokens(privacy.blocks.sections, values).items.flatMap(({ paragraphs }) => paragraphs);
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
