import { GraphQLPositiveInt } from 'graphql-scalars';
import { InputType } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

@InputType({ description: 'The caption and the alternative texts of a portfolio item.' })
export class PortfolioItemInput {
  @Rule({ label: 'Caption', description: 'The caption.', maxLength: 200 })
  title: string;

  @Rule({
    label: 'Description',
    description:
      "The picture's description for people who can't see it. Of a pair it describes the picture after, of a video the poster.",
    maxLength: 500,
  })
  alt: string;

  @Rule({
    label: 'Description of the picture before',
    description: 'The description of the picture before. A pair requires it.',
    maxLength: 500,
    nullable: true,
  })
  beforeAlt?: string;
}

@InputType({
  description: 'The facts of a project. Each of them is optional.',
})
export class PortfolioFactsInput {
  @Rule({ label: 'Town', description: 'The town of the project.', maxLength: 60, nullable: true })
  town?: string;

  @Rule({
    label: 'Rooms',
    description: 'The number of rooms.',
    type: () => GraphQLPositiveInt,
    min: 1,
    nullable: true,
  })
  rooms?: number;

  @Rule({
    label: 'Days',
    description: 'The number of days that the project took.',
    type: () => GraphQLPositiveInt,
    min: 1,
    nullable: true,
  })
  days?: number;

  @Rule({
    label: 'Package',
    description: 'The name of the package that the client booked.',
    maxLength: 80,
    nullable: true,
  })
  package?: string;
}
