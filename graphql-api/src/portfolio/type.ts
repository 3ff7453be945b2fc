import { GraphQLPositiveInt } from 'graphql-scalars';
import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import type { portfolioGroups } from '../../../rules/entry/project.ts';
import { PictureType, VideoType } from '../picture/type.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { createEnum } from '../platform/graphql/enum.ts';

export type PortfolioGroupName = (typeof portfolioGroups)[number];

const PortfolioGroupNameEnum = createEnum<PortfolioGroupName>({
  name: 'PortfolioGroupName',
  description: 'A tab of the portfolio.',
  values: {
    RESIDENTIAL: 'Homes.',
    COMMERCIAL: 'Offices, shops and restaurants.',
    GLOBAL: 'Projects outside Canada.',
  },
});

@ObjectType({ description: 'Two pictures of a room in a project.' })
export class PortfolioRoom {
  @Field(() => PictureType, { description: 'The picture before.' })
  before: PictureType;

  @Field(() => PictureType, { description: 'The picture after.' })
  after: PictureType;
}

const Text = (description: string) => Field(() => String, { nullable: true, description });

@InterfaceType('PortfolioItem', {
  description: 'An item of the portfolio.',
  resolveType: (item: PortfolioItemType) => item.constructor.name.replace(/Type$/, ''),
})
export abstract class PortfolioItemType {
  @Field(() => Int, { description: 'The id of the item. It never changes.' })
  portfolio_id: number;

  @Field(() => String, { description: 'The caption.' })
  title: string;

  @Field(() => PictureType, {
    description: 'The picture. Of a pair it is the picture after, of a video the poster.',
  })
  picture: PictureType;

  @Field(() => String, { nullable: true, description: 'The town of the project; null if unknown.' })
  town?: string | null | undefined;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'The number of rooms in the project; null if unknown.',
  })
  rooms?: number | null | undefined;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'The number of days that the project took; null if unknown.',
  })
  days?: number | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the package that the client booked; null if unknown.',
  })
  package?: string | null | undefined;

  @Field(() => String, { description: 'The slug. The path of the project is `/portfolio/{slug}`.' })
  slug: string;

  @Text('What was done, as sanitized HTML.')
  story?: string | null | undefined;

  @Field(() => [PictureType], { complexity: listOf(5), description: 'More pictures of the project.' })
  pictures: PictureType[];

  @Field(() => [PortfolioRoom], { complexity: listOf(5), description: 'More rooms before and after.' })
  pairs: PortfolioRoom[];

  @Field(() => VideoType, { nullable: true, description: 'The video of the project.' })
  video?: VideoType | undefined;

  @Field(() => Boolean, {
    description:
      'Whether the page of the project has more than the gallery: a story, a testimonial or pictures.',
  })
  isTold: boolean;

  @Text('What the client said.')
  quote?: string | null | undefined;

  @Text('The name of the client who said it.')
  client?: string | null | undefined;

  @Text('The path of the page about the service.')
  service?: string | null | undefined;

  @Field(() => Int, { description: 'Increases with every change.' })
  version: number;
}

@ObjectType('PortfolioPicture', { implements: PortfolioItemType, description: 'A picture of a room.' })
export class PortfolioPictureType extends PortfolioItemType {}

@ObjectType('PortfolioPair', {
  implements: PortfolioItemType,
  description: 'Two pictures of a room, before and after.',
})
export class PortfolioPairType extends PortfolioItemType {
  @Field(() => PictureType, { description: 'The picture before.' })
  before: PictureType;
}

@ObjectType('PortfolioVideo', { implements: PortfolioItemType, description: 'A video.' })
export class PortfolioVideoType extends PortfolioItemType {
  @Field(() => VideoType, { description: 'The video file.' })
  declare video: VideoType;
}

@ObjectType({ description: 'A file that a client must cache to show the portfolio offline.' })
export class PortfolioFile {
  @Field(() => String, { description: 'The URL of the file. Its content never changes.' })
  src: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  byteSize: number;
}

@ObjectType({ description: 'A tab of the portfolio with its items.' })
export class PortfolioGroup {
  @Field(() => PortfolioGroupNameEnum, { description: 'The name of the tab.' })
  name: PortfolioGroupName;

  @Field(() => String, { description: 'The label of the tab.' })
  title: string;

  @Field(() => [PortfolioItemType], {
    complexity: listOf(15),
    description: 'The items in the order of their positions.',
  })
  items: PortfolioItemType[];
}
