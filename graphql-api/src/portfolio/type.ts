import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { listOf } from '../graphql/cost.ts';
import { createEnum } from '../graphql/enum.ts';
import { PictureType, VideoType } from '../picture/type.ts';
import type { PortfolioGroupName } from './entity.ts';

export const PortfolioGroupNameEnum = createEnum<PortfolioGroupName>({
  name: 'PortfolioGroupName',
  description: 'A tab of the portfolio.',
  values: {
    RESIDENTIAL: 'Homes.',
    COMMERCIAL: 'Offices, shops and restaurants.',
    GLOBAL: 'Work outside Canada.',
  },
});

@InterfaceType('PortfolioItem', {
  description: 'Something the portfolio shows.',
  resolveType: (item: PortfolioItemType) => item.constructor.name.replace(/Type$/, ''),
})
export abstract class PortfolioItemType {
  @Field(() => Int, { description: 'Identifies the item, whatever its position.' })
  portfolio_id: number;

  @Field(() => String, { description: 'Its caption.' })
  title: string;

  @Field(() => PictureType, { description: 'The picture; of a pair the one after; of a video its poster.' })
  picture: PictureType;

  @Field(() => String, {
    nullable: true,
    description: 'Where the project was; null where the owner has not said it.',
  })
  town: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many rooms were done; null where the owner has not said it.',
  })
  rooms: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days it took; null where the owner has not said it.',
  })
  days: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The package that was booked, by its name; null where the owner has not said it.',
  })
  package: string | null;
}

@ObjectType('PortfolioPicture', { implements: PortfolioItemType, description: 'A room.' })
export class PortfolioPictureType extends PortfolioItemType {}

@ObjectType('PortfolioPair', { implements: PortfolioItemType, description: 'A room before and after.' })
export class PortfolioPairType extends PortfolioItemType {
  @Field(() => PictureType, { description: 'The room before.' })
  before: PictureType;
}

@ObjectType('PortfolioVideo', {
  implements: PortfolioItemType,
  description: 'A video, played in place.',
})
export class PortfolioVideoType extends PortfolioItemType {
  @Field(() => VideoType, { description: 'The file.' })
  video: VideoType;
}

@ObjectType({ description: 'A file that has to be cached to show the portfolio without a connection.' })
export class PortfolioFile {
  @Field(() => String, { description: 'Its address, under which its content never changes.' })
  src: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  byteSize: number;
}

@ObjectType({ description: 'One tab of the portfolio.' })
export class PortfolioGroup {
  @Field(() => PortfolioGroupNameEnum, { description: 'Which one.' })
  name: PortfolioGroupName;

  @Field(() => String, { description: "The tab's label." })
  title: string;

  @Field(() => [PortfolioItemType], { complexity: listOf(15), description: 'What it shows, in order.' })
  items: PortfolioItemType[];
}
