import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../validation/scalars.ts';

const text = (description: string) => Field(() => String, { description });

@ObjectType('LocationPage', { description: 'A page about the services in one place, at /location/{slug}.' })
export class LocationPageType {
  @Field(() => Int, { description: 'Identifies the page, also after its slug has changed.' })
  location_id: number;

  @text('What its address is made from: lower-cased, each run of white space a hyphen.')
  slug_url: string;

  @text('Its first heading.')
  main_heading: string;

  @text('The paragraph under it.')
  main_paragraph: string;

  @text('The highlighted heading.')
  highlighted_heading: string;

  @text('First section: heading.')
  heading_1: string;

  @text('First section: paragraph.')
  paragraph_1: string;

  @text('Second section: heading.')
  heading_2: string;

  @text('Second section: paragraph.')
  paragraph_2: string;

  @text('Third section: heading.')
  heading_3: string;

  @text('Third section: paragraph.')
  paragraph_3: string;

  @text('Fourth section: heading.')
  heading_4: string;

  @text('Fourth section: paragraph.')
  paragraph_4: string;

  @text('Keywords for search engines.')
  meta_keywords: string;

  @text('Canonical address; empty: its own.')
  meta_link: string;

  @text('Title for search engines.')
  meta_title: string;

  @text('Description for search engines.')
  meta_description: string;

  @Field(() => DateTimeScalar, { description: 'When it was changed last.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Raised by every change; an editor sends back the one it began with.' })
  version: number;
}
