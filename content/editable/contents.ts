import type { PagePath } from '../../rules/pages.ts';
import badges from '../common/badges.json' with { type: 'json' };
import { pictures } from '../common/pictures.ts';
import about from '../pages/about.json' with { type: 'json' };
import blog from '../pages/blog.json' with { type: 'json' };
import commercial from '../pages/commercial.json' with { type: 'json' };
import contact from '../pages/contact.json' with { type: 'json' };
import credits from '../pages/credits.json' with { type: 'json' };
import decorating from '../pages/decorating.json' with { type: 'json' };
import decoratingHomeOwner from '../pages/decorating-home-owner.json' with { type: 'json' };
import decoratingOrganizing from '../pages/decorating-organizing.json' with { type: 'json' };
import decoratingShortTermRental from '../pages/decorating-short-term-rental.json' with { type: 'json' };
import design from '../pages/design.json' with { type: 'json' };
import designCommercial from '../pages/design-commercial.json' with { type: 'json' };
import designResidential from '../pages/design-residential.json' with { type: 'json' };
import getAQuote from '../pages/get-a-quote.json' with { type: 'json' };
import home from '../pages/home.json' with { type: 'json' };
import partnershipOpportunities from '../pages/partnership-opportunities.json' with { type: 'json' };
import portfolio from '../pages/portfolio.json' with { type: 'json' };
import privacy from '../pages/privacy.json' with { type: 'json' };
import projectManagement from '../pages/project-management.json' with { type: 'json' };
import staging from '../pages/staging.json' with { type: 'json' };
import stagingBuilders from '../pages/staging-builders.json' with { type: 'json' };
import stagingHomeOwner from '../pages/staging-home-owner.json' with { type: 'json' };
import stagingRealtors from '../pages/staging-realtors.json' with { type: 'json' };
import thankYou from '../pages/thank-you.json' with { type: 'json' };
import virtualStaging from '../pages/virtual-staging.json' with { type: 'json' };
import type { PageContent } from '../schema/page.ts';

const files: Record<PagePath, object> = {
  '/': home,
  '/about': about,
  '/design': design,
  '/design/residential': designResidential,
  '/design/commercial': designCommercial,
  '/project-management': projectManagement,
  '/staging': staging,
  '/staging-home-owner': stagingHomeOwner,
  '/staging-realtors': stagingRealtors,
  '/staging-builders': stagingBuilders,
  '/virtual-staging': virtualStaging,
  '/decorating-organizing': decoratingOrganizing,
  '/decorating': decorating,
  '/commercial': commercial,
  '/decorating-home-owner': decoratingHomeOwner,
  '/decorating-short-term-rental': decoratingShortTermRental,
  '/portfolio': portfolio,
  '/blog': blog,
  '/partnership-opportunities': partnershipOpportunities,
  '/get-a-quote': getAQuote,
  '/contact': contact,
  '/privacy': privacy,
  '/credits': credits,
  '/thank-you': thankYou,
};

const texts: Readonly<Record<string, string>> = { ...pictures, ...badges };

/** Returns a picture of the release with its original text, as changes store it: without its files. */
export const storedPicture = (name: string) => ({ name, alt: texts[name] ?? '' });

/** The content of every page by path, in the order of the navigation. Its pictures have no files yet. */
export const contents = withStoredPictures(files) as Record<PagePath, PageContent>;

/** Replaces the paths of pictures, such as 'media/hero.jpg', in the files of pages. */
function withStoredPictures(value: unknown): unknown {
  if (typeof value === 'string') {
    const name = /^media\/([\w-]+)\.jpg$/.exec(value)?.[1];
    return name === undefined ? value : storedPicture(name);
  }
  if (Array.isArray(value)) return value.map(withStoredPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStoredPictures(inner)]));
}
