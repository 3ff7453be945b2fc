import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { MAX_DESCRIPTION, shortened } from '../../../../rules/shortened.ts';
import type { LocationPageQuery } from '../../generated/documents.ts';
import { locationPath } from '../../sections/blog/article-text.ts';
import { PageHead } from '../../sections/seo/page-head.tsx';

export type Location = NonNullable<LocationPageQuery['locationPage']>;

interface HeadProps {
  location: Location;
  image: ContentPicture;
}

/**
 * The metadata of a location page for search engines and shared links; empty fields default to the page's
 * text.
 */
export function LocationHead({ location, image }: HeadProps) {
  const { main_heading, main_paragraph, meta_title, meta_description, meta_keywords, meta_link } = location;
  const path = locationPath(location.slug_url);
  const seo = {
    title: meta_title || main_heading,
    description: meta_description || shortened(main_paragraph ?? '', MAX_DESCRIPTION) || main_heading,
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
