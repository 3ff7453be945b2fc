import { GraphQLPositiveInt } from 'graphql-scalars';
import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { PictureType, VideoType } from '../picture/type.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { createEnum } from '../platform/graphql/enum.ts';
import type { PortfolioGroupName } from './entity.ts';

export const PortfolioGroupNameEnum = createEnum<PortfolioGroupName>({
  name: 'PortfolioGroupName',
  description: 'A tab of the portfolio.',
  values: {
    RESIDENTIAL: 'Homes.',
    COMMERCIAL: 'Offices, shops and restaurants.',
    GLOBAL: 'Projects outside Canada.',
  },
});

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
  town: string | null;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'The number of rooms in the project; null if unknown.',
  })
  rooms: number | null;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'The number of days that the project took; null if unknown.',
  })
  days: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the package that the client booked; null if unknown.',
  })
  package: string | null;

  @Field(() => Int, { description: 'Increases with every change. `updatePortfolioItem` requires it.' })
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
  video: VideoType;
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

@ObjectType({ description: 'The result of `deletePortfolioItem`.' })
export class DeletedPortfolioItem {
  @Field(() => Int, { description: 'The id of the deleted item, for `restorePortfolioItem`.' })
  portfolio_id: number;
}
