import { Field, ObjectType } from 'type-graphql';

const part = (description: string): PropertyDecorator =>
  Field(() => String, { nullable: true, description: `${description}; null if it is unknown.` });

@ObjectType('LeadSource', { description: 'The source of the visit during which the form was sent.' })
export class LeadSourceType {
  @part('The path of the first page of the visit')
  page?: string;

  @part('The host name of the site that linked to the first page')
  site?: string;

  @part('The parameter `utm_source` of the first page')
  utm_source?: string;

  @part('The parameter `utm_medium` of the first page')
  utm_medium?: string;

  @part('The parameter `utm_campaign` of the first page')
  utm_campaign?: string;

  @part('The parameter `utm_term` of the first page')
  utm_term?: string;

  @part('The parameter `utm_content` of the first page')
  utm_content?: string;
}
