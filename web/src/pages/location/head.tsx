import type { LocationPageQuery } from '../../generated/documents.ts';
import { locationPath, shortened } from '../../sections/blog/article-text.ts';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** A location page as it was found. */
export type Location = NonNullable<LocationPageQuery['locationPage']>;

/** What search engines and shared links show of a location page; what the editor left out comes from its words. */
export function LocationHead({ location, image }: { location: Location; image: string }) {
  const { main_heading, main_paragraph, meta_title, meta_description, meta_keywords, meta_link } = location;
  const path = locationPath(location.slug_url);
  const seo = {
    title: meta_title || main_heading,
    description: meta_description || shortened(main_paragraph ?? '') || main_heading,
  };
  const home = { name: 'Home', path: '/' };
  return (
    <>
      <PageHead
        seo={seo}
        path={path}
        canonical={meta_link}
        image={image}
        trail={[home, { name: main_heading, path }]}
      />
      {meta_keywords && <meta name="keywords" content={meta_keywords} />}
    </>
  );
}
