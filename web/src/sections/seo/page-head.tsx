import type { Seo } from '../../../../content/schema/page.ts';
import { type Crumb, trailTo } from '../../../../rules/pages.ts';
import { isWebUrl } from '../../../../rules/web-url.ts';
import { useMaybeBusiness } from '../../lib/use-business.ts';
import { JsonLd } from './json-ld.tsx';
import { breadcrumbList } from './schema-org.ts';

interface PageHeadProps {
  /** The business's name is added to a title that lacks it. */
  seo: Seo;
  /** The page's path: '/portfolio'. A page without one has no canonical link. */
  path?: string;
  /** Excludes the page from search engines. */
  noindex?: boolean;
  /** The picture for shared links; `src` is a path, such as '/assets/hero.jpg'. */
  image?: SharePicture | undefined;
  kind?: 'website' | 'article';
  /** The editor's canonical link, which may be any text; only an http(s) URL replaces the page's own URL. */
  canonical?: string | null | undefined;
  /** The breadcrumbs, ending with the page. Static pages have theirs in the content. */
  trail?: Crumb[] | undefined;
}

interface SharePicture {
  src: string;
  width: number;
  height: number;
}

/** The default picture for shared links, in public/. */
const sharePicture: SharePicture = { src: '/share.jpg', width: 1200, height: 630 };

/** Title, description and other metadata; React moves these tags into `<head>`. */
export function PageHead({
  seo,
  path,
  noindex = false,
  image = sharePicture,
  kind = 'website',
  canonical,
  trail = path === undefined ? [] : trailTo(path),
}: PageHeadProps) {
  const business = useMaybeBusiness();
  const siteUrl = business?.siteUrl ?? '';
  const title = business ? titleWith(business.name, seo.title) : seo.title;
  const pageUrl = path !== undefined && siteUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {pageUrl && (
        <link rel="canonical" href={canonical && isWebUrl(canonical) ? canonical.trim() : pageUrl} />
      )}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:type" content={kind} />
      {pageUrl && <meta property="og:url" content={pageUrl} />}
      <meta property="og:locale" content="en_CA" />
      {business && <meta property="og:site_name" content={business.name} />}
      <meta property="og:image" content={siteUrl + image.src} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {!noindex && trail.length > 0 && <JsonLd data={breadcrumbList(trail, siteUrl)} />}
    </>
  );
}

/** Returns the title with the business's name, unless the title contains it. */
function titleWith(name: string, title: string): string {
  return title.toLowerCase().includes(name.toLowerCase()) ? title : `${title} | ${name}`;
}
