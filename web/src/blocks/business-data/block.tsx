import type { LocalBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { Business } from '../../../../rules/server-bundle.ts';
import { weekdays } from '../../../../rules/weekdays.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { JsonLd } from '../../sections/seo/json-ld.tsx';
import { businessId } from '../../sections/seo/schema-org.ts';

/** Structured data about the business, for the pages about it. */
export function Component() {
  const business = useBusiness();
  const { name, email, phone, address, location, openingHours, serviceArea, siteUrl } = business;
  const sameAs = business.socialLinks.map(({ url }) => url).filter(isOwnPage);
  const [town = '', province = '', country = ''] = location.split(', ');
  const data: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': businessId(siteUrl),
    name,
    url: siteUrl,
    email,
    telephone: phone,
    image: `${siteUrl}/share.jpg`,
    address: {
      '@type': 'PostalAddress',
      ...(address !== location && { streetAddress: address }),
      addressLocality: town,
      addressRegion: province,
      addressCountry: country,
    },
    areaServed: serviceArea,
    ...(sameAs.length > 0 && { sameAs }),
    ...(openingHours.length > 0 && { openingHoursSpecification: openingHours.map(hours) }),
  };
  return <JsonLd data={data} />;
}

/** Returns whether a link leads to a page on a social network, not to the network itself. */
function isOwnPage(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname !== '/';
}

function hours({ from, to, opens, closes }: Business['openingHours'][number]): OpeningHoursSpecification {
  const dayOfWeek = weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
