import type { LocalBusiness } from 'schema-dts';
import { useBusiness } from '../../lib/use-business.ts';
import { JsonLd } from './json-ld.tsx';
import { businessId } from './schema-org.ts';

/** Structured data about the business, for the pages about it. */
export function BusinessData() {
  const { name, email, phone, location, siteUrl } = useBusiness();
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
      addressLocality: town,
      addressRegion: province,
      addressCountry: country,
    },
    areaServed: ['Milton, Ontario', 'Greater Toronto Area'],
  };
  return <JsonLd data={data} />;
}
