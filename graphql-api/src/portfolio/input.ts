import { InputType, Int } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

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

@InputType({
  description: 'Facts of the project that an item shows. Each is optional; one that is left out is null.',
})
export class PortfolioFactsInput {
  @Rule({ label: 'Town', description: 'Where it was.', maxLength: 60, nullable: true })
  town?: string;

  @Rule({ label: 'Rooms', description: 'How many were done.', type: () => Int, min: 1, nullable: true })
  rooms?: number;

  @Rule({ label: 'Days', description: 'How many it took.', type: () => Int, min: 1, nullable: true })
  days?: number;

  @Rule({ label: 'Package', description: 'What was booked, by its name.', maxLength: 80, nullable: true })
  package?: string;
}
