import { InputType } from 'type-graphql';
import { Rule } from '../validation/constraint.ts';

@InputType({ description: 'The caption and the alternative texts of a portfolio item.' })
export class PortfolioItemInput {
  @Rule({ label: 'Caption', description: 'Its caption.', maxLength: 200 })
  title: string;

  @Rule({
    label: 'What it shows',
    description:
      'What the picture shows, in words, for those who do not see it; of a pair the one after, of a video its poster.',
    maxLength: 500,
  })
  alt: string;

  @Rule({
    label: 'What the picture before shows',
    description: 'The same for the picture before; a pair needs it.',
    maxLength: 500,
    nullable: true,
  })
  beforeAlt?: string;
}
