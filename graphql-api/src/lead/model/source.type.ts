import * as field from '../../platform/graphql/field.ts';
import { createType } from '../../platform/graphql/type.ts';

const part = (description: string) => field.orNull(field.text(`${description}; null if it is unknown.`));

export const LeadSourceType = createType(
  'LeadSource',
  'The source of the visit during which the form was sent.',
  {
    page: part('The path of the first page of the visit'),
    site: part('The host name of the site that linked to the first page'),
    utm_source: part('The parameter `utm_source` of the first page'),
    utm_medium: part('The parameter `utm_medium` of the first page'),
    utm_campaign: part('The parameter `utm_campaign` of the first page'),
    utm_term: part('The parameter `utm_term` of the first page'),
    utm_content: part('The parameter `utm_content` of the first page'),
  },
);
