import { locationNotFoundPage } from '../../../../content/copy/not-found.ts';
import { CallToAction } from '../../blocks/call-to-action/block.tsx';
import { Hero } from '../../blocks/hero/block.tsx';
import { Places } from '../../blocks/places/block.tsx';
import { LocationPageDocument } from '../../generated/documents.ts';
import { useLocationPageQuery } from '../../generated/hooks.ts';
import { usePlaces } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { locationPath } from '../../sections/blog/article-text.ts';
import { entryPage } from '../entry-page.tsx';
import { type Location, LocationHead } from './head.tsx';
import { Parts } from './parts.tsx';
import { locationContent } from './texts.ts';

/** /location/{slug}: a location page of the owner. */
export const { loader, Component } = entryPage({
  query: LocationPageDocument,
  useData(slug) {
    const [first] = usePlaces();
    // The preview of the editor has no slug.
    return useLocationPageQuery({ variables: { slug: slug || (first?.slug_url ?? '') } });
  },
  entryOf: ({ locationPage }) => locationPage,
  pathOf: ({ slug_url }) => locationPath(slug_url),
  show: (location) => <View entry={location} />,
  notFound: locationNotFoundPage,
  heading: 'Where we work',
  failure: 'We couldn’t load this page. Check your connection and try again.',
});

/** A location page, also while it is edited. */
export function View({ entry: location }: { entry: Location }) {
  const places = usePlaces();
  const texts = useContent('locations', locationContent);
  const hero = {
    subHeading: texts.subHeading,
    heading: [location.main_heading],
    paragraph: location.main_paragraph ?? '',
    action: texts.action,
    picture: texts.picture,
  };
  return (
    <>
      <LocationHead location={location} image={hero.picture} />
      <Hero hero={hero} />
      <Parts location={location} picture={texts.partsPicture} />
      <Places
        heading={texts.otherHeading}
        places={places.filter(({ location_id }) => location_id !== location.location_id)}
      />
      <CallToAction block={texts.callToAction} />
    </>
  );
}
