import { useLocation } from 'react-router-dom';
import type { Offer, Service } from 'schema-dts';
import type { Package } from '../../../../content/pricing/packages.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { JsonLd } from './json-ld.tsx';
import { businessId } from './schema-org.ts';

interface ServiceDataProps {
  name: string;
  description: string;
  offers?: Offer;
}

/** Structured data of a service. */
export function ServiceData({ name, description, offers }: ServiceDataProps) {
  const { siteUrl, serviceArea } = useBusiness();
  const { pathname } = useLocation();
  const data: Service = {
    '@type': 'Service',
    name,
    description,
    url: siteUrl + pathname,
    provider: { '@id': businessId(siteUrl) },
    areaServed: serviceArea,
    ...(offers && { offers }),
  };
  return <JsonLd data={data} />;
}

/** Structured data of a package with its price. */
export function PackageData({ item }: { item: Package }) {
  return (
    <ServiceData
      name={item.name}
      description={`${item.includes.join('. ')}. ${item.terms}`}
      offers={offerOf(item)}
    />
  );
}

function offerOf({ price, from, unit }: Package): Offer {
  const offer: Offer = { '@type': 'Offer', priceCurrency: 'CAD', price };
  if (!from && !unit) return offer;
  return {
    ...offer,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'CAD',
      ...(from ? { minPrice: price } : { price }),
      ...(unit && { unitText: unit }),
    },
  };
}
