import { InputType } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

const heading = (label: string, description: string) =>
  Rule({ label, description, maxLength: 300, nullable: true });
const paragraph = (label: string, description: string) =>
  Rule({ label, description, maxLength: 20_000, multiline: true, nullable: true });
const meta = (label: string, description: string) =>
  Rule({ label, description, maxLength: 2000, nullable: true });

/** The input for creating and updating a location page. */
@InputType({ description: 'The content of a location page, for creating or changing it.' })
export class LocationPageInput {
  @Rule({
    label: 'URL slug',
    description:
      'The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique.',
    maxLength: 200,
  })
  slug_url: string;

  @Rule({ label: 'Main heading', description: 'The main heading of the page.', maxLength: 300 })
  main_heading: string;

  @paragraph('Main paragraph', 'The paragraph below the heading.')
  main_paragraph?: string;

  @heading('Highlighted heading', 'The highlighted heading.')
  highlighted_heading?: string;

  @heading('Heading 1', 'First section: heading.')
  heading_1?: string;

  @paragraph('Paragraph 1', 'First section: paragraph.')
  paragraph_1?: string;

  @heading('Heading 2', 'Second section: heading.')
  heading_2?: string;

  @paragraph('Paragraph 2', 'Second section: paragraph.')
  paragraph_2?: string;

  @heading('Heading 3', 'Third section: heading.')
  heading_3?: string;

  @paragraph('Paragraph 3', 'Third section: paragraph.')
  paragraph_3?: string;

  @heading('Heading 4', 'Fourth section: heading.')
  heading_4?: string;

  @paragraph('Paragraph 4', 'Fourth section: paragraph.')
  paragraph_4?: string;

  @meta('Meta keywords', 'Keywords for search engines.')
  meta_keywords?: string;

  @meta('Meta link', 'Canonical URL; the page links it only if it is an http(s) URL.')
  meta_link?: string;

  @meta('Meta title', 'Title for search engines.')
  meta_title?: string;

  @meta('Meta description', 'Description for search engines.')
  meta_description?: string;
}
