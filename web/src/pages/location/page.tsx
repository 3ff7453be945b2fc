import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { locationNotFoundPage } from '../../../../content/copy/not-found.ts';
import { load } from '../../apollo/load.ts';
import { CallToAction } from '../../blocks/call-to-action/block.tsx';
import { Hero } from '../../blocks/hero/block.tsx';
import { Places } from '../../blocks/places/block.tsx';
import { LocationPageDocument } from '../../generated/documents.ts';
import { useLocationPageQuery } from '../../generated/hooks.ts';
import { missing, useIsMissing } from '../../lib/missing.ts';
import { usePlaces } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { LoadFailure } from '../../sections/base/load-failure.tsx';
import { Section } from '../../sections/base/section.tsx';
import { hasMoved, locationPath } from '../../sections/blog/article-text.ts';
import { NotFound } from '../not-found/page.tsx';
import { type Location, LocationHead } from './head.tsx';
import { Parts } from './parts.tsx';
import { locationContent } from './texts.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  const data = await load(args, LocationPageDocument, { slug });
  if (!data) return null;
  const { locationPage } = data;
  if (!locationPage) return missing();
  const { slug_url } = locationPage;
  return hasMoved(slug, slug_url) ? redirect(locationPath(slug_url), 301) : null;
}

/** /location/{slug}: a location page of the owner. */
export function Component() {
  return useIsMissing() ? <NotFound content={locationNotFoundPage} /> : <LocationPage />;
}

function LocationPage() {
  const places = usePlaces();
  // The preview of the editor has no slug.
  const { slug = places[0]?.slug_url ?? '' } = useParams();
  const texts = useContent('locations', locationContent);
  const { data, error, refetch } = useLocationPageQuery({ variables: { slug } });
  if (error) {
    return (
      <Section tone="plain">
        <h1>{texts.subHeading}</h1>
        <LoadFailure
          text="We couldn’t load this page. Check your connection and try again."
          retry={refetch}
        />
      </Section>
    );
  }
  if (!data) return <Section tone="plain">{null}</Section>;
  const { locationPage: location } = data;
  return location ? <View entry={location} /> : <NotFound content={locationNotFoundPage} />;
}

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
